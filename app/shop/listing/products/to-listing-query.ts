import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {UNLISTED_TAG} from '~/shop/catalog/model/tags';
import {heatTag} from './heat-levels';
import type {ListingFilters} from './listing-request';

const KIND_TERMS = {bundle: 'tag:bundle', single: 'tag_not:bundle'} as const;

/**
 * Converts filters to Shopify's search syntax. Values from visitors are quoted or numeric, so they cannot add search
 * terms.
 * @returns terms that all must match; without filters only the one that leaves out unlisted products
 */
export function toListingQuery({kind, heat, isInStock, minPrice, maxPrice}: ListingFilters): string {
  const anyHeat = heat.map((level) => `tag:${quoteSearchTerm(heatTag(level))}`).join(' OR ');
  const terms = [
    kind && KIND_TERMS[kind],
    anyHeat && `(${anyHeat})`,
    isInStock && 'available_for_sale:true',
    minPrice !== null && `variants.price:>=${minPrice}`,
    maxPrice !== null && `variants.price:<=${maxPrice}`,
    `tag_not:${UNLISTED_TAG}`,
  ];
  return terms.filter(Boolean).join(' AND ');
}
