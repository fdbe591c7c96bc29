import type {ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';

/** How a facet with a list of values is made. */
export interface FacetPlan {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly valuesOf: (product: SeedProduct, state: ShopState) => readonly string[];
  /** Values that are offered even if no product has them, with the suffixes of their ids. */
  readonly always?: Readonly<Record<string, string>>;
  readonly filterBy: (value: string) => ProductFilter;
  /** Whether the values are those of variants: one and the same variant has to match the other filters too. */
  readonly isOfVariants?: boolean;
  /** Whether the values stay in the order of the products instead of the alphabet. */
  readonly isInOrder?: boolean;
  readonly swatchOf?: (value: string) => object | null;
}

/** Returns a label as it is written in the ids of facets. */
export const toFacetHandle = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
