const PARAM = 'in';
const MAX_HANDLES = 50;

/** @returns the path that loads recommendations for a cart with these products */
export const recommendationsPath = (inCart: readonly string[]): string =>
  `/cart/suggestions?${new URLSearchParams(inCart.slice(0, MAX_HANDLES).map((handle) => [PARAM, handle]))}`;

/** Parses the handles of such a path; invalid ones are dropped. */
export const parseCartHandles = (params: URLSearchParams): readonly string[] =>
  params
    .getAll(PARAM)
    .filter((handle) => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle))
    .slice(0, MAX_HANDLES);
