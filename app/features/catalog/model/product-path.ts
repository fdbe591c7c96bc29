/** @returns the one address of a product on this shop: handles may hold letters of any script */
export const productPath = (handle: string): string => `/product/${encodeURIComponent(handle)}`;
