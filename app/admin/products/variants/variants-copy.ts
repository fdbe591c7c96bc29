import {formatCount} from '~/core/format-count';
import type {StockRestriction, VariantField} from './variant-view';

export const VARIANTS_COPY = {
  title: (product: string) => `Variants of ${product}`,
  unknown: 'Variants',
  back: 'Back to the product',
  view: 'View in shop',
  shopify: 'Open in the Shopify admin',
  elsewhere: 'SKU, pictures, options and new variants are edited in the Shopify admin.',
  count: (count: number) => `${formatCount(count)} variants.`,
  search: 'Search variants',
  searchHint: 'Option or whole SKU',
  stockFilter: 'Stock',
  stockFilters: {low: 'Low', none: 'Sold out'},
  clear: 'Show all variants',
  caption: 'Prices and stock of the variants',
  variant: 'Variant',
  fields: {price: 'Price', compareAtPrice: 'Compare-at price', stock: 'Stock'} satisfies Record<VariantField, string>,
  fieldOf: (field: string, title: string) => `${field} of ${title}`,
  pages: 'Pages of variants',
  first: 'First variants',
  next: 'Next variants',
  unsaved: 'Save before you open another page: it shows the stored values.',
  noMatch: 'No variant matches',
  noMatchText: 'Search by the beginning of a word of an option or by a whole SKU, or show all variants.',
  deleted: 'This variant was deleted in Shopify. Nothing of it was saved.',
  conflictTitle: 'Variants were changed meanwhile',
  conflictText: 'Nothing of yours was saved yet. Decide at each marked row which value stays, then save again.',
  invalidTitle: 'Nothing was saved yet',
  invalidText: (count: number) =>
    count === 1 ? 'One row has a value that cannot be saved.' : `${count} rows have a value that cannot be saved.`,
} as const;

const RESTRICTIONS: Readonly<Record<StockRestriction, string>> = {
  'not-tracked': 'Not counted',
  'several-locations': 'Several locations',
  'missing-scope': 'Not granted',
};

export const stockRestrictionText = (restriction: StockRestriction): string => RESTRICTIONS[restriction];
