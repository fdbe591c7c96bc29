import type {ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {metafieldValue} from './metafields';
import {isAvailable} from './stock';
import {isGiven} from '../graphql/is-given';

/** One selected filter value. Values of one group are combined with OR, groups with AND. */
interface Choice {
  readonly group: string;
  readonly admits: (product: SeedProduct) => boolean;
}

type Filters = readonly ProductFilter[] | null | undefined;

const MINOR_PER_UNIT = 100;

export const FILTER_GROUP = {
  availability: 'availability',
  price: 'price',
  productType: 'product-type',
  tag: 'tag',
  metafield: (namespace: string, key: string) => `metafield ${namespace}.${key}`,
} as const;

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

const inRange = (price: NonNullable<ProductFilter['price']>, {priceMinor}: SeedProduct) =>
  priceMinor >= Math.round((price.min ?? 0) * MINOR_PER_UNIT) &&
  (!isGiven(price.max) || priceMinor <= Math.round(price.max * MINOR_PER_UNIT));

/** Filters by properties that this shop's products never have match no product. */
const admitsNone = (group: string): Choice => ({group, admits: () => false});

function choicesOf(filter: ProductFilter, state: ShopState): Choice[] {
  const {available, price, productType, productVendor, tag, productMetafield, variantOption} = filter;
  const choices: Choice[] = [];
  const choose = (group: string, admits: Choice['admits']) => void choices.push({group, admits});
  if (isGiven(available)) choose(FILTER_GROUP.availability, (product) => isAvailable(state, product) === available);
  if (price) choose(FILTER_GROUP.price, (product) => inRange(price, product));
  if (isGiven(productType)) choose(FILTER_GROUP.productType, (product) => isSame(product.productType, productType));
  if (isGiven(productVendor)) choose('vendor', () => isSame(state.seed.shop.name, productVendor));
  if (isGiven(tag)) choose(FILTER_GROUP.tag, ({tags}) => tags.some((each) => isSame(each, tag)));
  if (productMetafield) {
    const {namespace, key, value} = productMetafield;
    choose(FILTER_GROUP.metafield(namespace, key), (product) =>
      isSame(metafieldValue(product, state.seed, {namespace, key}) ?? '', value),
    );
  }
  if (variantOption) {
    const {name, value} = variantOption;
    choose(`option ${name}`, () => isSame(name, 'Title') && isSame(value, 'Default Title'));
  }
  if (filter.category) choices.push(admitsNone('category'));
  if (filter.taxonomyMetafield) choices.push(admitsNone('taxonomy'));
  if (filter.variantMetafield) choices.push(admitsNone('variant-metafield'));
  return choices;
}

/**
 * Filters products: within a group any selected value matches, and every group must match.
 *
 * @param products - the products in order
 * @param filters - the filters of the API; an empty list matches every product
 * @param state - the shop, for the current stock
 * @param exceptGroup - a group to ignore, because the counts of a facet ignore its own selected values
 */
export function filterProducts(
  products: readonly SeedProduct[],
  filters: Filters,
  state: ShopState,
  exceptGroup?: string,
): SeedProduct[] {
  const groups = new Map<string, Choice['admits'][]>();
  for (const {group, admits} of (filters ?? []).flatMap((filter) => choicesOf(filter, state))) {
    if (group !== exceptGroup) groups.set(group, [...(groups.get(group) ?? []), admits]);
  }
  return products.filter((product) =>
    [...groups.values()].every((choices) => choices.some((admits) => admits(product))),
  );
}
