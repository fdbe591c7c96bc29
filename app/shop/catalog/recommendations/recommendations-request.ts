const PARAM = 'in';
const MISSING_PARAM = 'missing';
const MAX_HANDLES = 50;

/** The facts about a cart that decide what is recommended for it. */
export interface RecommendationsRequest {
  /** Handles of the products in the cart. */
  readonly inCart: readonly string[];
  /** What is missing for free shipping, in cents; 0 if nothing is. */
  readonly missingMinor: number;
}

/** @returns the path that loads recommendations for a cart */
export function recommendationsPath({inCart, missingMinor}: RecommendationsRequest): string {
  const params = new URLSearchParams(inCart.slice(0, MAX_HANDLES).map((handle) => [PARAM, handle]));
  if (missingMinor > 0) params.set(MISSING_PARAM, String(missingMinor));
  return `/cart/suggestions?${params}`;
}

/** Parses such a path; what is invalid is dropped. */
export function parseRecommendationsRequest(params: URLSearchParams): RecommendationsRequest {
  const inCart = params.getAll(PARAM).filter((handle) => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle));
  const missing = params.get(MISSING_PARAM) ?? '';
  return {inCart: inCart.slice(0, MAX_HANDLES), missingMinor: /^\d{1,6}$/.test(missing) ? Number(missing) : 0};
}
