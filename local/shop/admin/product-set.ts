import type {SeedMedia, SeedProduct} from '../../seed/types';
import {saveProduct} from '../catalog/catalog-changes';
import {ONLY_OPTION} from '../catalog/variants';
import {isGiven} from '../graphql/is-given';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {variantNumber, type ShopContext, type ShopState} from '../state';
import {fileId} from './admin-files';
import {toAdminProduct} from './admin-product-node';
import {newProduct} from './new-product';
import {applyInput, productProblems, requireEmulatedInput, type ProductInput} from './product-input';
import {toMinor} from './to-minor';

interface VariantSetInput {
  readonly optionValues: readonly {readonly optionName?: string | null; readonly name?: string | null}[];
  readonly price?: string | null;
  readonly compareAtPrice?: string | null;
  readonly sku?: string | null;
  readonly inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
  readonly inventoryItem?: {
    readonly tracked?: boolean | null;
    readonly requiresShipping?: boolean | null;
    readonly measurement?: {readonly weight?: {readonly unit: string; readonly value: number} | null} | null;
  } | null;
}

interface ProductSetInput extends ProductInput {
  readonly files?: readonly {readonly id?: string | null}[] | null;
  readonly productOptions?:
    | readonly {
        readonly name?: string | null;
        readonly values?: readonly {readonly name?: string | null}[] | null;
      }[]
    | null;
  readonly variants?: readonly VariantSetInput[] | null;
}

interface SetArgs {
  readonly identifier?: object | null;
  readonly input: ProductSetInput;
  readonly synchronous?: boolean | null;
}

const EMULATED_VARIANT = ['optionValues', 'price', 'compareAtPrice', 'sku', 'inventoryPolicy', 'inventoryItem'];
const EMULATED_ITEM = ['tracked', 'requiresShipping', 'measurement'];

function requireKnown(typeName: string, input: object | null | undefined, known: readonly string[]): void {
  const unknown = Object.entries(input ?? {}).find(([key, value]) => isGiven(value) && !known.includes(key));
  if (unknown) throw new FieldNotEmulatedError(typeName, unknown[0]);
}

/** Only a new product without options is emulated: of a known one `productSet` deletes what the input leaves out. */
function requireEmulatedSet({identifier, input, synchronous}: SetArgs): VariantSetInput {
  if (synchronous === false) throw new FieldNotEmulatedError('Mutation', 'productSet in the background');
  if (identifier || input.id) throw new FieldNotEmulatedError('Mutation', 'productSet of a known product');
  const [option, ...others] = input.productOptions ?? [];
  const [variant, ...variants] = input.variants ?? [];
  const isOnly = option?.name === ONLY_OPTION.name && option.values?.length === 1;
  if (!isOnly || others.length > 0 || !variant || variants.length > 0)
    throw new FieldNotEmulatedError('ProductSetInput', 'options of products');
  requireKnown('ProductVariantSetInput', variant, EMULATED_VARIANT);
  requireKnown('InventoryItemInput', variant.inventoryItem, EMULATED_ITEM);
  const {weight} = variant.inventoryItem?.measurement ?? {};
  if (weight && weight.unit !== 'GRAMS') throw new FieldNotEmulatedError('WeightInput', weight.unit);
  return variant;
}

/** Returns the media of uploaded files, or the problem of one that cannot be shown. */
function mediaOf({files}: ProductSetInput, {seed}: ShopState) {
  const media: SeedMedia[] = [];
  for (const [index, {id}] of (files ?? []).entries()) {
    if (!id) throw new FieldNotEmulatedError('FileSetInput', 'originalSource');
    const file = seed.files?.find((each) => fileId(each) === id);
    const field = ['input', 'files', String(index), 'id'];
    if (!file) return {problem: {code: 'INVALID_INPUT', field, message: `File ${id} does not exist`}};
    if (!file.isReady) return {problem: {code: 'INVALID_INPUT', field, message: `File ${id} is not ready`}};
    media.push(file.media);
  }
  return {media};
}

function withVariant(product: SeedProduct, input: VariantSetInput): SeedProduct {
  const {price, compareAtPrice, sku, inventoryPolicy, inventoryItem} = input;
  return {
    ...product,
    ...(isGiven(price) && {priceMinor: toMinor(price)}),
    ...(isGiven(compareAtPrice) && {compareAtMinor: toMinor(compareAtPrice)}),
    ...(isGiven(sku) && {sku}),
    ...(isGiven(inventoryPolicy) && {inventoryPolicy}),
    ...(isGiven(inventoryItem?.requiresShipping) && {requiresShipping: inventoryItem.requiresShipping}),
    weightGrams: inventoryItem?.measurement?.weight?.value ?? product.weightGrams,
    staff: {...product.staff, isUntracked: inventoryItem?.tracked !== true},
  };
}

/** `productSet` of a new product: as at Shopify, no channel shows it until it is published. */
function set(_root: unknown, args: SetArgs, context: ShopContext) {
  const {state} = context;
  const variant = requireEmulatedSet(args);
  const {files: _files, productOptions: _options, variants: _variants, ...fields} = args.input;
  requireEmulatedInput('ProductSetInput', fields, state);
  const refuse = (...userErrors: readonly object[]) => ({product: null, productSetOperation: null, userErrors});
  const problems = productProblems(fields, null, state).map(({field, message}) => ({
    code: field[0] === 'handle' ? 'HANDLE_NOT_UNIQUE' : 'INVALID_PRODUCT',
    field: ['input', ...field],
    message,
  }));
  const {media, problem} = mediaOf(args.input, state);
  if (problem) problems.push(problem);
  if (problems.length > 0) return refuse(...problems);
  const created = withVariant(applyInput(newProduct(state, fields), fields), variant);
  const saved = saveProduct(state, {...created, media: media ?? []});
  state.data.stock[variantNumber(saved)] = 0;
  return {product: toAdminProduct(saved, context), productSetOperation: null, userErrors: []};
}

export const productSetResolvers: ResolverMap = {Mutation: {productSet: set}};
