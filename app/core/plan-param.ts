/** The parameter of a product's URL that chooses a selling plan by the number in its global id. */
export const PLAN_PARAM = 'selling_plan';

/** Returns the number in the global id of a selling plan; null for any other text. */
export const planNumber = (id: string): string | null => /^gid:\/\/shopify\/SellingPlan\/(\d+)$/.exec(id)?.[1] ?? null;
