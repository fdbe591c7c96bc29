const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * Escapes plain text for the HTML of a page.
 *
 * @param text - plain text, e.g. a product's title
 * @returns the text with the four special characters of HTML escaped
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/**
 * @param tag - `ul` for unordered items, `ol` for steps
 * @param items - plain text, one entry each
 * @returns the list as HTML
 */
export const htmlList = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
