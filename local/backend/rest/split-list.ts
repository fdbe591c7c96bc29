const OPENING = '({[';
const CLOSING = ')}]';

/**
 * Splits a list at its commas, but not inside brackets or double quotes.
 *
 * @returns the trimmed parts; none for an empty text
 */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted && character === '\\') {
      part += character + (text[(at += 1)] ?? '');
      continue;
    }
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && OPENING.includes(character)) depth += 1;
    if (!isQuoted && CLOSING.includes(character)) depth -= 1;
    if (character === ',' && depth === 0 && !isQuoted) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return part.trim() === '' && parts.length === 0 ? [] : [...parts, part.trim()];
}

/** Removes the double quotes around a value. */
export const unquote = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;

/** Returns the text between the outermost parentheses, or null when there are none. */
export const insideBrackets = (text: string): string | null =>
  text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : null;
