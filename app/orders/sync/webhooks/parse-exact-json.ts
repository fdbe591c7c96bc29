const LONG_NUMBER = /\d{16}/;

/** Matches whole tokens, so that the digits of a decimal number are not tried as integers one by one. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/** An integer that may exceed `Number.MAX_SAFE_INTEGER`. */
const LONG_INTEGER = /^-?\d{16,}$/;

/**
 * Parses JSON without losing digits: integers of 16 digits and more, such as Shopify's ids, become strings.
 * @throws SyntaxError if the text is not valid JSON
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_NUMBER.test(text)) return value;
  // After the first parse: on invalid JSON the pattern could backtrack for very long.
  const exact = text.replace(STRING_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token));
  return JSON.parse(exact);
}
