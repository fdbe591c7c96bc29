/** A string, or a number with more digits than every one of which a JavaScript number keeps. */
const STRING_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Parses JSON and keeps every digit: the shop's ids may be larger than a JavaScript number can tell apart, so whole
 * numbers of 16 digits and more become text.
 * @throws SyntaxError when the text is no JSON
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text.replace(STRING_OR_LONG_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}
