export const TIFFIN_PATH = '/tiffin';

/** The query parameter of a chosen dish; an address has one for each. */
export const DISH_PARAM = 'dish';

/** Returns the address of a tiffin with these dishes, which can be shared. */
export function tiffinPath(dishes: readonly string[]): string {
  const query = new URLSearchParams(dishes.map((handle) => [DISH_PARAM, handle])).toString();
  return query === '' ? TIFFIN_PATH : `${TIFFIN_PATH}?${query}`;
}
