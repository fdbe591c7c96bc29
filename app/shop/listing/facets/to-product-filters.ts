import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import {IN_STOCK} from '../filters/list-params';
import {FACET_NAMES, type FacetFilters, type FacetName} from './facet-filters';
import {parseNamedChoice} from './named-choice';

/** The prefix of the ids of Shopify's product categories. */
export const CATEGORY_ID = 'gid://shopify/TaxonomyCategory/';

/** The metafield that has a filter name of its own. */
export const HEAT = {namespace: 'catalog', key: 'heat'} as const;

/** Converts the chosen filters to Shopify's. */
export function toProductFilters(filters: FacetFilters): ProductFilter[] {
  const {minPrice, maxPrice} = filters;
  const hasPrice = minPrice !== null || maxPrice !== null;
  return [
    ...FACET_NAMES.flatMap((name) => filters[name].flatMap((value) => toProductFilter(name, value) ?? [])),
    ...(hasPrice ? [{price: {min: minPrice, max: maxPrice}}] : []),
  ];
}

function toProductFilter(name: FacetName, value: string): ProductFilter | null {
  switch (name) {
    case 'availability':
      return {available: value === IN_STOCK};
    case 'heat':
      return {productMetafield: {...HEAT, value}};
    case 'kind':
      return {productType: value};
    case 'tag':
      return {tag: value};
    case 'vendor':
      return {productVendor: value};
    case 'category':
      return {category: {id: CATEGORY_ID + value}};
    case 'option': {
      const choice = parseNamedChoice(value);
      return choice && {variantOption: {name: choice.owner, value: choice.value}};
    }
    case 'metafield':
      return toMetafieldFilter('productMetafield', value);
    case 'variant-metafield':
      return toMetafieldFilter('variantMetafield', value);
    case 'attribute':
      return toMetafieldFilter('taxonomyMetafield', value);
  }
}

function toMetafieldFilter(
  field: 'productMetafield' | 'variantMetafield' | 'taxonomyMetafield',
  text: string,
): ProductFilter | null {
  const choice = parseNamedChoice(text);
  const [namespace, key] = choice?.owner.split('.') ?? [];
  return choice && namespace && key ? {[field]: {namespace, key, value: choice.value}} : null;
}
