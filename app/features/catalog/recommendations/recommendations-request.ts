const PARAM = 'in';
const MAX_HANDLES = 50;

/** @returns where suggestions for a cart with these products are to be had */
export const recommendationsPath = (inCart: readonly string[]): string =>
  `/cart/suggestions?${new URLSearchParams(inCart.slice(0, MAX_HANDLES).map((handle) => [PARAM, handle]))}`;

/** @returns the handles that such an address names; what cannot be a handle is left out */
export const parseCartHandles = (params: URLSearchParams): readonly string[] =>
  params
    .getAll(PARAM)
    .filter((handle) => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle))
    .slice(0, MAX_HANDLES);
