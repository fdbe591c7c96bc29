/** @returns the path of a product; handles may contain letters of any script */
export const productPath = (handle: string): string => `/product/${encodeURIComponent(handle)}`;
