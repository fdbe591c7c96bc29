const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'"};

export const decodeEntities = (html: string): string =>
  html.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns the text of HTML in one line, without its tags. */
export const toPlainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
