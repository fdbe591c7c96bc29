import type {AttributeInput, CountryCode} from '@shopify/hydrogen/storefront-api-types';

export interface PermalinkLine {
  readonly merchandiseId: string;
  readonly quantity: number;
}

/** The validated contents of a cart link. */
export interface Permalink {
  readonly lines: readonly PermalinkLine[];
  readonly country: CountryCode;
  readonly discountCodes: readonly string[];
  readonly note: string;
  /** Attributes of the cart, such as the order's origin. */
  readonly attributes: readonly AttributeInput[];
}
