/** Which quantities of a variant can be bought, as merchants set them at Shopify. */
export interface QuantityRule {
  readonly minimum: number;
  readonly maximum?: number | null;
  readonly increment: number;
}

/** The quantities that a field offers: from `min` to `max`, each a multiple of `step`. */
export interface QuantitySteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A rule that allows only some quantities, with the sentence that says which. */
export interface QuantityRuleView extends QuantitySteps {
  readonly text: string;
}

/** Maximum quantity of a line in this storefront, also of quantity fields. */
export const MAX_QUANTITY = 99;

export const ANY_QUANTITY: QuantitySteps = {min: 1, max: MAX_QUANTITY, step: 1};
