import type {AttributeInput, CountryCode} from '@shopify/hydrogen/storefront-api-types';

/** One dish that a link puts into the cart. */
export interface PermalinkLine {
  readonly merchandiseId: string;
  readonly quantity: number;
}

/** What a cart link asks for, checked and bounded. */
export interface Permalink {
  readonly lines: readonly PermalinkLine[];
  readonly country: CountryCode;
  readonly discountCodes: readonly string[];
  readonly note: string;
  /** What the order should tell of where it came from. */
  readonly attributes: readonly AttributeInput[];
}
