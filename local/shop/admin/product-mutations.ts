import type {SeedProduct} from '../../seed/types';
import {deleteProduct, saveCollection, saveProduct} from '../catalog/catalog-changes';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {variantNumber, type ShopContext} from '../state';
import {toAdminProduct} from './admin-product-node';
import {findAnyProduct, findCollectionById} from './find-product';
import {newProduct} from './new-product';
import {applyInput, productProblems, requireEmulatedInput, type ProductInput} from './product-input';
import {addMedia, mediaProblems, type MediaInput} from './product-media';
import {updateVariants} from './variant-mutation';

interface ProductArgs {
  readonly product?: ProductInput | null;
  readonly input?: object | null;
  readonly media?: readonly MediaInput[] | null;
  readonly identifier?: {readonly id?: string | null} | null;
}

function requireProductInput(typeName: string, args: ProductArgs, {state}: ShopContext): ProductInput {
  if (!args.product || args.input) throw new FieldNotEmulatedError('Mutation', 'products by the argument input');
  requireEmulatedInput(typeName, args.product, state);
  return args.product;
}

const refuse = (field: readonly string[], message: string) => ({product: null, userErrors: [{field, message}]});

function moveBetweenCollections({catalogId}: SeedProduct, input: ProductInput, {state}: ShopContext): void {
  const find = (ids: readonly string[] | null | undefined) =>
    (ids ?? []).flatMap((id) => findCollectionById(state, id) ?? []);
  for (const collection of find(input.collectionsToJoin)) {
    if (collection.products.includes(catalogId)) continue;
    saveCollection(state, {...collection, products: [...collection.products, catalogId]});
  }
  for (const collection of find(input.collectionsToLeave)) {
    saveCollection(state, {...collection, products: collection.products.filter((id) => id !== catalogId)});
  }
}

/** Returns whether every collection of an input exists. */
const hasCollections = ({collectionsToJoin, collectionsToLeave}: ProductInput, {state}: ShopContext): boolean =>
  [...(collectionsToJoin ?? []), ...(collectionsToLeave ?? [])].every((id) => findCollectionById(state, id));

/** `productCreate`: as at Shopify, no channel shows the product until it is published. */
function create(_root: unknown, args: ProductArgs, context: ShopContext) {
  const {state} = context;
  const input = requireProductInput('ProductCreateInput', args, context);
  if ((args.media ?? []).length > 0) throw new FieldNotEmulatedError('Mutation', 'media of a new product');
  const problems = productProblems(input, null, state);
  if (problems.length > 0) return {product: null, userErrors: problems};
  if (!hasCollections(input, context)) return refuse(['collectionsToJoin'], 'Collection does not exist');
  const product = saveProduct(state, applyInput(newProduct(state, input), input));
  state.data.stock[variantNumber(product)] = 0;
  moveBetweenCollections(product, input, context);
  return {product: toAdminProduct(product, context), userErrors: []};
}

async function update(_root: unknown, args: ProductArgs, context: ShopContext) {
  const {state} = context;
  const input = requireProductInput('ProductUpdateInput', args, context);
  const id = input.id ?? args.identifier?.id;
  if (!id) throw new FieldNotEmulatedError('Mutation', 'productUpdate without an id');
  const known = findAnyProduct(state, id);
  if (!known) return refuse(['id'], 'Product does not exist');
  const media = args.media ?? [];
  const problems = [...productProblems(input, known, state), ...mediaProblems(media, known, context)];
  if (problems.length > 0) return {product: null, userErrors: problems};
  if (!hasCollections(input, context)) return refuse(['collectionsToJoin'], 'Collection does not exist');
  const changed = applyInput(known, input);
  const product = saveProduct(state, media.length > 0 ? await addMedia(changed, media, context) : changed);
  moveBetweenCollections(product, input, context);
  return {product: toAdminProduct(product, context), userErrors: []};
}

function remove(_root: unknown, {input: {id}}: {readonly input: {readonly id: string}}, {state}: ShopContext) {
  const product = findAnyProduct(state, id);
  if (!product) return {deletedProductId: null, userErrors: [{field: ['id'], message: 'Product does not exist'}]};
  deleteProduct(state, product);
  return {deletedProductId: id, productDeleteOperation: null, userErrors: []};
}

/** The Admin API mutations of products. */
export const productMutations: ResolverMap[string] = {
  productCreate: create,
  productUpdate: update,
  productDelete: remove,
  productVariantsBulkUpdate: updateVariants,
};
