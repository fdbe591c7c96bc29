/**
 * The entry of the header `Server-Timing` by which the worker tells a page that its request had the header `Save-Data`: no
 * script can read the latter. The document stays the same for all visitors, so that it can be cached.
 */
export const SAVE_DATA_TIMING = 'save-data';
