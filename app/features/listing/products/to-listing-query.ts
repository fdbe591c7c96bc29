import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {heatTag} from './heat-levels';
import type {ListingFilters} from './listing-request';

/** How the shop tells bundles from single packs. */
const KIND_TERMS = {bundle: 'tag:bundle', single: 'tag_not:bundle'} as const;

/**
 * Words the filters in the shop's search syntax. Fields are ours alone: whatever a visitor chose stands in quotes or is
 * a number.
 * @returns terms that all must hold; empty for no filter
 */
export function toListingQuery({kind, heat, isInStock, minPrice, maxPrice}: ListingFilters): string {
  const anyHeat = heat.map((level) => `tag:${quoteSearchTerm(heatTag(level))}`).join(' OR ');
  const terms = [
    kind && KIND_TERMS[kind],
    anyHeat && `(${anyHeat})`,
    isInStock && 'available_for_sale:true',
    minPrice !== null && `variants.price:>=${minPrice}`,
    maxPrice !== null && `variants.price:<=${maxPrice}`,
  ];
  return terms.filter(Boolean).join(' AND ');
}
