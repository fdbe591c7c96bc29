const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * Escapes plain text for the HTML of a page.
 *
 * @param text - plain text, e.g. a product's title
 * @returns the text with the four special characters of HTML escaped
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
