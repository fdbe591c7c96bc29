import type {SeedOffer, SeedVariant} from '../../seed/seed-variant';
import type {SeedProduct} from '../../seed/types';
import {variantNumber} from '../state';

/** The option that Shopify gives a product without options; its template hides it. */
export const ONLY_OPTION = {name: 'Title', value: 'Default Title'} as const;

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** A variant of a product, with all of its offer. */
export interface Variant extends SeedOffer {
  readonly product: SeedProduct;
  /** The number in its global id. */
  readonly number: number;
  /** From 1. */
  readonly position: number;
  readonly selectedOptions: readonly SelectedOption[];
  /** The position of each selected value among the values of its option, from 0. */
  readonly valueIndexes: readonly number[];
  /** The file of its own picture. */
  readonly picture?: string;
  /** The title that it has at its own product, if another one lists it with more options. */
  readonly ownTitle?: string;
}

const FIRST_VARIANT = 45_000_000_000_000;
/** Ids reserved for the variants of each product. */
const PER_PRODUCT = 10_000;

const onlyVariant = (product: SeedProduct): Variant => ({
  ...offerOf(product),
  compareAtMinor: product.compareAtMinor,
  product,
  number: variantNumber(product),
  position: 1,
  selectedOptions: [ONLY_OPTION],
  valueIndexes: [0],
});

/** The offer that variants take from their product. */
function offerOf({
  priceMinor,
  sku,
  stock,
  weightGrams,
  weight,
  inventoryPolicy,
  requiresShipping,
  unitPrice,
  quantityRule,
  components,
}: SeedOffer): SeedOffer {
  const offer = {priceMinor, sku, stock, weightGrams, weight, inventoryPolicy, requiresShipping};
  return {...offer, unitPrice, quantityRule, components};
}

export type ListedChild = NonNullable<SeedProduct['combines']>[number];

/** Returns the variants of a child with the options of the combined listing. */
function toListedVariants({options = []}: SeedProduct, {product: child, values}: ListedChild): readonly Variant[] {
  return variantsOf(child).map((variant) => {
    const selectedOptions = options.map(({name}, at) => {
      const own = variant.selectedOptions.find((option) => option.name === name);
      return {name, value: values[at] ?? own?.value ?? ''};
    });
    const valueIndexes = selectedOptions.map(({value}, at) =>
      (options[at]?.values ?? []).findIndex(({name}) => name === value),
    );
    return {...variant, ownTitle: variantTitle(variant), selectedOptions, valueIndexes};
  });
}

function toVariants(product: SeedProduct): readonly Variant[] {
  const {options, variants, combines} = product;
  if (combines) return combines.flatMap((child) => toListedVariants(product, child));
  if (!options || !variants) return [onlyVariant(product)];
  const inherited = offerOf(product);
  const indexes = options.map(({values}) => new Map(values.map(({name}, index) => [name, index])));
  return variants.map(({number, values, ...own}: SeedVariant, index) => ({
    ...inherited,
    ...own,
    product,
    number: FIRST_VARIANT + product.number * PER_PRODUCT + number,
    position: index + 1,
    selectedOptions: options.map(({name}, at) => ({name, value: values[at] ?? ''})),
    valueIndexes: values.map((value, at) => indexes[at]?.get(value) ?? -1),
  }));
}

const variantsByProduct = new WeakMap<SeedProduct, readonly Variant[]>();

/** Returns the variants of a product by position; there is at least one. */
export function variantsOf(product: SeedProduct): readonly Variant[] {
  const known = variantsByProduct.get(product);
  if (known) return known;
  const variants = toVariants(product);
  variantsByProduct.set(product, variants);
  return variants;
}

const indexesByNumber = new WeakMap<readonly SeedProduct[], ReadonlyMap<number, Variant>>();

/**
 * Finds a variant by the number in its global id.
 * @param products a list that never changes: its variants are indexed once
 */
export function findVariant(products: readonly SeedProduct[], number: number): Variant | undefined {
  const known = indexesByNumber.get(products);
  if (known) return known.get(number);
  // A parent has no variants of its own: the children have them.
  const owners = products.filter(({combines}) => !combines);
  const index = new Map(owners.flatMap(variantsOf).map((variant) => [variant.number, variant]));
  indexesByNumber.set(products, index);
  return index.get(number);
}

const hasOptions = ({product}: Variant): boolean => product.options !== undefined;

/** Returns the title of a variant, such as `Family / Hot`. */
export const variantTitle = ({ownTitle, selectedOptions}: Variant): string =>
  ownTitle ?? selectedOptions.map(({value}) => value).join(' / ');

/** Returns the title of a variant, or null for the only variant of a product. */
const ownVariantTitle = (variant: Variant): string | null => (hasOptions(variant) ? variantTitle(variant) : null);

/** Returns the name that shoppers see: the product's title, and the variant's if it has its own. */
export const fullTitle = (variant: Variant): string =>
  [variant.product.title, ownVariantTitle(variant)].filter((part) => part !== null).join(' - ');

/** Returns the lowest and the highest price of a product's variants, in cents. */
export function priceRangeMinor(product: SeedProduct): {readonly min: number; readonly max: number} {
  const prices = variantsOf(product).map(({priceMinor}) => priceMinor);
  return {min: Math.min(...prices), max: Math.max(...prices)};
}

/** Returns the lowest and the highest compare-at price, or null if no variant has one. */
export function compareAtRangeMinor(product: SeedProduct): {readonly min: number; readonly max: number} | null {
  const prices = variantsOf(product).flatMap(({compareAtMinor}) => compareAtMinor ?? []);
  return prices.length > 0 ? {min: Math.min(...prices), max: Math.max(...prices)} : null;
}
