import type {SeedOffer} from '../../seed/seed-variant';
import type {SeedProduct} from '../../seed/types';
import {saveProduct} from '../catalog/catalog-changes';
import {variantsOf, type Variant} from '../catalog/variants';
import {gidNumber} from '../graphql/gid';
import {isGiven} from '../graphql/is-given';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {ShopContext} from '../state';
import {toAdminProduct, toAdminVariant} from './admin-product-node';
import {findAnyProduct} from './find-product';
import {toMinor} from './to-minor';

interface VariantInput {
  readonly id?: string | null;
  readonly price?: string | null;
  readonly compareAtPrice?: string | null;
  readonly inventoryItem?: {
    readonly sku?: string | null;
    readonly tracked?: boolean | null;
    readonly measurement?: {readonly weight?: SeedOffer['weight'] | null} | null;
  } | null;
  readonly inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
}

interface BulkArgs {
  readonly productId: string;
  readonly variants: readonly VariantInput[];
}

const EMULATED = ['id', 'price', 'compareAtPrice', 'inventoryItem', 'inventoryPolicy'];
const EMULATED_ITEM = ['sku', 'tracked', 'measurement'];
const GRAMS_PER_UNIT = {GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349_523_125, POUNDS: 453.592_37};

function requireEmulatedVariant({inventoryItem, ...input}: VariantInput): void {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('ProductVariantsBulkInput', unknown);
  const item = Object.keys(inventoryItem ?? {}).find((key) => !EMULATED_ITEM.includes(key));
  if (item !== undefined) throw new FieldNotEmulatedError('InventoryItemInput', item);
  if (inventoryItem?.tracked === false) throw new FieldNotEmulatedError('InventoryItemInput', 'tracked false');
}

const findOwnVariant = (product: SeedProduct, id: string | null | undefined): Variant | undefined =>
  variantsOf(product).find(({number}) => number === gidNumber('ProductVariant', id ?? ''));

function problemOf(product: SeedProduct, {id, price, compareAtPrice}: VariantInput, index: number) {
  const problem = (code: string, field: string, message: string) => ({
    code,
    field: ['variants', String(index), field],
    message,
  });
  if (!id) return problem('PRODUCT_VARIANT_ID_MISSING', 'id', 'Product variant is missing ID attribute');
  if (!findOwnVariant(product, id)) {
    return problem('PRODUCT_VARIANT_DOES_NOT_EXIST', 'id', 'Product variant does not exist');
  }
  const isNegative = (amount: string | null | undefined) => isGiven(amount) && !(toMinor(amount) >= 0);
  if (isNegative(price))
    return problem('GREATER_THAN_OR_EQUAL_TO', 'price', 'Price must be greater than or equal to 0');
  return isNegative(compareAtPrice)
    ? problem('GREATER_THAN_OR_EQUAL_TO', 'compareAtPrice', 'Compare at price must be greater than or equal to 0')
    : null;
}

/** Returns an offer, which is that of a product without options or of one of its variants, with the changes of an input. */
function applyOffer<Offer extends Partial<SeedOffer>>(offer: Offer, input: VariantInput): Offer {
  const {price, compareAtPrice, inventoryItem, inventoryPolicy} = input;
  const {compareAtMinor, ...rest} = offer;
  const weight = inventoryItem?.measurement?.weight;
  const nextCompareAtMinor =
    compareAtPrice === undefined ? compareAtMinor : compareAtPrice === null ? undefined : toMinor(compareAtPrice);
  return {
    ...rest,
    ...(nextCompareAtMinor !== undefined && {compareAtMinor: nextCompareAtMinor}),
    ...(isGiven(price) && {priceMinor: toMinor(price)}),
    ...(isGiven(inventoryItem?.sku) && {sku: inventoryItem.sku}),
    ...(weight && {weight, weightGrams: Math.round(weight.value * GRAMS_PER_UNIT[weight.unit])}),
    ...(isGiven(inventoryPolicy) && {inventoryPolicy}),
  } as Offer;
}

function applyVariant(product: SeedProduct, input: VariantInput): SeedProduct {
  const position = findOwnVariant(product, input.id)?.position;
  const changed = product.variants
    ? {...product, variants: product.variants.map((each, at) => (at + 1 === position ? applyOffer(each, input) : each))}
    : applyOffer(product, input);
  // Whether stock is counted is a property of the product here.
  return input.inventoryItem?.tracked === true ? {...changed, staff: {...changed.staff, isUntracked: false}} : changed;
}

/** Returns the variants that were changed, each once. */
const changedVariants = (product: SeedProduct, inputs: readonly VariantInput[]): Variant[] => [
  ...new Set(inputs.flatMap(({id}) => findOwnVariant(product, id) ?? [])),
];

/** `productVariantsBulkUpdate`: changes prices, SKU and inventory policy of variants. */
export function updateVariants(_root: unknown, {productId, variants}: BulkArgs, context: ShopContext) {
  variants.forEach(requireEmulatedVariant);
  const product = findAnyProduct(context.state, productId);
  const refused = {product: null, productVariants: null};
  if (!product) {
    const error = {code: 'PRODUCT_DOES_NOT_EXIST', field: ['productId'], message: 'Product does not exist'};
    return {...refused, userErrors: [error]};
  }
  const userErrors = variants.flatMap((input, index) => problemOf(product, input, index) ?? []);
  if (userErrors.length > 0) return {...refused, userErrors};
  const saved = saveProduct(context.state, variants.reduce(applyVariant, product));
  return {
    product: toAdminProduct(saved, context),
    productVariants: changedVariants(saved, variants).map((variant) => toAdminVariant(variant, context)),
    userErrors: [],
  };
}
