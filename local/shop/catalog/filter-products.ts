import type {ProductFilter} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {metafieldValue} from './metafields';
import {isAvailable} from './stock';
import {variantsOf, type Variant} from './variants';
import {isGiven} from '../graphql/is-given';

/**
 * One selected filter value, of products or of variants. Values of one group are combined with OR, groups with AND: one
 * and the same variant has to match all groups of variants.
 */
type Choice =
  | {readonly group: string; readonly admits: (product: SeedProduct) => boolean}
  | {readonly group: string; readonly admitsVariant: (variant: Variant) => boolean};

type Filters = readonly ProductFilter[] | null | undefined;

const MINOR_PER_UNIT = 100;

export const FILTER_GROUP = {
  availability: 'availability',
  price: 'price',
  productType: 'product-type',
  tag: 'tag',
  option: (name: string) => `option ${name.toLowerCase()}`,
  metafield: (namespace: string, key: string) => `metafield ${namespace}.${key}`,
} as const;

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

const inRange = (price: NonNullable<ProductFilter['price']>, {priceMinor}: Variant) =>
  priceMinor >= Math.round((price.min ?? 0) * MINOR_PER_UNIT) &&
  (!isGiven(price.max) || priceMinor <= Math.round(price.max * MINOR_PER_UNIT));

/** Filters by properties that this shop's products never have match no product. */
const admitsNone = (group: string): Choice => ({group, admits: () => false});

function choicesOf(filter: ProductFilter, state: ShopState): Choice[] {
  const {available, price, productType, productVendor, tag, productMetafield, variantOption} = filter;
  const choices: Choice[] = [];
  const choose = (group: string, admits: (product: SeedProduct) => boolean) => void choices.push({group, admits});
  const chooseVariant = (group: string, admitsVariant: (variant: Variant) => boolean) =>
    void choices.push({group, admitsVariant});
  if (isGiven(available)) {
    chooseVariant(FILTER_GROUP.availability, (variant) => isAvailable(state, variant) === available);
  }
  if (price) chooseVariant(FILTER_GROUP.price, (variant) => inRange(price, variant));
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
    chooseVariant(FILTER_GROUP.option(name), ({selectedOptions}) =>
      selectedOptions.some((selected) => isSame(selected.name, name) && isSame(selected.value, value)),
    );
  }
  if (filter.category) choices.push(admitsNone('category'));
  if (filter.taxonomyMetafield) choices.push(admitsNone('taxonomy'));
  if (filter.variantMetafield) choices.push(admitsNone('variant-metafield'));
  return choices;
}

/** Selected values of one group that are ignored, and a filter that takes their place. */
interface Replaced {
  readonly group: string;
  readonly by?: ProductFilter;
}

/** Returns the choices by group. */
function groupChoices(filters: Filters, state: ShopState, replaced: Replaced | undefined): readonly Choice[][] {
  const selected = (filters ?? [])
    .flatMap((filter) => choicesOf(filter, state))
    .filter(({group}) => group !== replaced?.group);
  const groups = new Map<string, Choice[]>();
  for (const choice of [...selected, ...(replaced?.by ? choicesOf(replaced.by, state) : [])]) {
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return [...groups.values()];
}

const ofProducts = (choices: readonly Choice[]) => choices.flatMap((choice) => ('admits' in choice ? choice : []));

const ofVariants = (choices: readonly Choice[]) => choices.flatMap((choice) => ('admits' in choice ? [] : choice));

/**
 * Filters products: within a group any selected value matches, and every group must match.
 *
 * @param products - the products in order
 * @param filters - the filters of the API; an empty list matches every product
 * @param state - the shop, for the current stock
 * @param replaced - a group to ignore, because the counts of a facet ignore its own selected values
 */
export function filterProducts(
  products: readonly SeedProduct[],
  filters: Filters,
  state: ShopState,
  replaced?: Replaced,
): SeedProduct[] {
  const groups = groupChoices(filters, state, replaced);
  const productGroups = groups.map(ofProducts).filter(({length}) => length > 0);
  const variantGroups = groups.map(ofVariants).filter(({length}) => length > 0);
  return products.filter(
    (product) =>
      productGroups.every((choices) => choices.some(({admits}) => admits(product))) &&
      (variantGroups.length === 0 ||
        variantsOf(product).some((variant) =>
          variantGroups.every((choices) => choices.some(({admitsVariant}) => admitsVariant(variant))),
        )),
  );
}
