/**
 * Quotes a value for the shop's search syntax, so that it can only ever be a value.
 * @param value any text, from anyone
 * @returns the value in double quotes, with quotes and backslashes escaped
 */
export const quoteSearchTerm = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
