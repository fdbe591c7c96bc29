import type {SeedMedia} from '../../seed/types';
import {saveProduct} from '../catalog/catalog-changes';
import {variantsOf} from '../catalog/variants';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {fileId} from './admin-files';
import {toAdminProduct} from './admin-product-node';
import {newProduct} from './new-product';
import {applyInput, productProblems, requireEmulatedInput, type ProductInput} from './product-input';
import {
  requireEmulatedVariant,
  variantSetProblems,
  withVariants,
  type OptionSetInput,
  type VariantSetInput,
} from './variant-set';

interface ProductSetInput extends ProductInput {
  readonly files?: readonly {readonly id?: string | null}[] | null;
  readonly productOptions?: OptionSetInput | null;
  readonly variants?: readonly VariantSetInput[] | null;
}

interface SetArgs {
  readonly identifier?: object | null;
  readonly input: ProductSetInput;
  readonly synchronous?: boolean | null;
}

/** Only a new product is emulated: of a known one `productSet` deletes what the input leaves out. */
function requireEmulatedSet({identifier, input, synchronous}: SetArgs): void {
  if (synchronous === false) throw new FieldNotEmulatedError('Mutation', 'productSet in the background');
  if (identifier || input.id) throw new FieldNotEmulatedError('Mutation', 'productSet of a known product');
  if (!input.productOptions?.length || !input.variants?.length)
    throw new FieldNotEmulatedError('ProductSetInput', 'a product without options or variants');
  for (const variant of input.variants) requireEmulatedVariant(variant);
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

/** `productSet` of a new product: as at Shopify, no channel shows it until it is published. */
function set(_root: unknown, args: SetArgs, context: ShopContext) {
  const {state} = context;
  requireEmulatedSet(args);
  const {files: _files, productOptions, variants, ...fields} = args.input;
  const [options, inputs] = [productOptions ?? [], variants ?? []];
  requireEmulatedInput('ProductSetInput', fields, state);
  const refuse = (...userErrors: readonly object[]) => ({product: null, productSetOperation: null, userErrors});
  const problems = productProblems(fields, null, state).map(({field, message}) => ({
    code: field[0] === 'handle' ? 'HANDLE_NOT_UNIQUE' : 'INVALID_PRODUCT',
    field: ['input', ...field],
    message,
  }));
  problems.push(...variantSetProblems(options, inputs));
  const {media, problem} = mediaOf(args.input, state);
  if (problem) problems.push(problem);
  if (problems.length > 0) return refuse(...problems);
  const findMedia = (id: string) => state.seed.files?.find((file) => fileId(file) === id)?.media;
  const created = withVariants(applyInput(newProduct(state, fields), fields), options, inputs, findMedia);
  const saved = saveProduct(state, {...created, media: media ?? []});
  for (const {number} of variantsOf(saved)) state.data.stock[number] = 0;
  return {product: toAdminProduct(saved, context), productSetOperation: null, userErrors: []};
}

export const productSetResolvers: ResolverMap = {Mutation: {productSet: set}};
