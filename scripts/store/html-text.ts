/** Returns the words of HTML, without its tags: Shopify writes the markup in its own way. */
export const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
