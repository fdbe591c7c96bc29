/** The path of the page of a lot, which is short enough for a QR code and a label. */
export const lotPath = (number: string): string => `/lots/${number}`;
