/**
 * The path of the page of a lot, short enough for a QR code and a label. In lower case, as all links of the shop: only such
 * pages are cached.
 */
export const lotPath = (number: string): string => `/lots/${number.toLowerCase()}`;
