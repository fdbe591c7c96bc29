/**
 * Quotes a value for Shopify's search syntax, so that it is always read as a value.
 * @param value untrusted text
 * @returns the value in double quotes, with quotes and backslashes escaped
 */
export const quoteSearchTerm = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
