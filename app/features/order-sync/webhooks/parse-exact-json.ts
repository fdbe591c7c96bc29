const LONG_NUMBER = /\d{16}/;

/** Whole tokens: a pattern of whole numbers alone would look at each digit of a decimal number as a beginning of one. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/** A whole number with more digits than a JavaScript number can tell apart. */
const LONG_WHOLE_NUMBER = /^-?\d{16,}$/;

/**
 * Parses JSON and keeps every digit: the shop's ids may be larger than a JavaScript number can tell apart, so whole
 * numbers of 16 digits and more become text.
 * @throws SyntaxError when the text is no JSON
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_NUMBER.test(text)) return value;
  // Only now: in text that is no JSON, looking for the ends of strings could take for ever.
  const exact = text.replace(STRING_OR_NUMBER, (found) => (LONG_WHOLE_NUMBER.test(found) ? `"${found}"` : found));
  return JSON.parse(exact);
}
