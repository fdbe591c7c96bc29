import type {FacetName} from './facet-filters';
import {parseNamedChoice} from './named-choice';

/** @returns the label of a filter that Shopify did not return */
export function facetLabel(name: FacetName, value: string): string {
  switch (name) {
    case 'availability':
      return 'Availability';
    case 'heat':
      return 'Heat';
    case 'kind':
      return 'Product type';
    case 'tag':
      return 'Tag';
    case 'vendor':
      return 'Brand';
    case 'category':
      return 'Category';
    case 'option':
      return parseNamedChoice(value)?.owner ?? 'Option';
    case 'metafield':
    case 'variant-metafield':
    case 'attribute':
      return toWords(parseNamedChoice(value)?.owner.split('.')[1] ?? 'Detail');
  }
}

/** `spice_level` becomes `Spice level`. */
const toWords = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[_-]+/g, ' ');
