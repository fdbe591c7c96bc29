const PARAGRAPH_END = /<\/(?:p|div|h[1-6]|li|ul|ol|blockquote|table|tr)\s*>|(?:<br\s*\/?>\s*){2,}/gi;
const HIDDEN = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

/**
 * Converts HTML from Shopify's editor to paragraphs of plain text. Shopify's own plain text has no paragraph breaks.
 * @param html untrusted: the result is text and must be escaped as text
 * @returns paragraphs that are not blank
 */
export function toParagraphs(html: string): readonly string[] {
  return html
    .replace(HIDDEN, '')
    .replace(PARAGRAPH_END, '\n\n')
    .replace(TAG, ' ')
    .split(/\n\s*\n/)
    .map((paragraph) => decodeEntities(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
