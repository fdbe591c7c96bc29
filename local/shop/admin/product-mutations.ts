import type {SeedProduct} from '../../seed/types';
import {
  deleteProduct,
  getAllProducts,
  nextProductNumber,
  saveCollection,
  saveProduct,
} from '../catalog/catalog-changes';
import {dateTime} from '../graphql/date-time';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {variantNumber, type ShopContext, type ShopState} from '../state';
import {toAdminProduct} from './admin-product-node';
import {findAnyProduct, findCollectionById} from './find-product';
import {applyInput, productProblems, requireEmulatedInput, toHandle, type ProductInput} from './product-input';
import {updateVariants} from './variant-mutation';

interface ProductArgs {
  readonly product?: ProductInput | null;
  readonly input?: object | null;
  readonly media?: readonly object[] | null;
  readonly identifier?: {readonly id?: string | null} | null;
}

function requireProductInput(typeName: string, args: ProductArgs, {state}: ShopContext): ProductInput {
  if (!args.product || args.input) throw new FieldNotEmulatedError('Mutation', 'products by the argument input');
  if ((args.media ?? []).length > 0) throw new FieldNotEmulatedError('Mutation', 'media of products');
  requireEmulatedInput(typeName, args.product, state);
  return args.product;
}

const refuse = (field: readonly string[], message: string) => ({product: null, userErrors: [{field, message}]});

/** Shopify appends a number to a handle that is in use. */
function freeHandle(state: ShopState, title: string): string {
  const wanted = toHandle(title);
  const taken = new Set(getAllProducts(state).map(({handle}) => handle));
  let handle = wanted;
  for (let count = 1; taken.has(handle); count += 1) handle = `${wanted}-${count}`;
  return handle;
}

function newProduct(state: ShopState, {title}: ProductInput): SeedProduct {
  const number = nextProductNumber(state);
  const now = dateTime(state.clock().toISOString());
  return {
    number,
    catalogId: `product-${number}`,
    handle: freeHandle(state, title ?? ''),
    title: title ?? '',
    productType: '',
    priceMinor: 0,
    sku: '',
    stock: 0,
    weightGrams: 0,
    tags: [],
    description: [],
    whyChoose: [],
    media: [],
    createdAt: now,
    updatedAt: now,
    // As at Shopify, its stock is not counted yet. It has none of the metafields that the shop derives from its own products.
    staff: {isUnpublished: true, isUntracked: true, metafields: {'catalog.id': null, 'catalog.why_choose': null}},
  };
}

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
  const problems = productProblems(input, null, state);
  if (problems.length > 0) return {product: null, userErrors: problems};
  if (!hasCollections(input, context)) return refuse(['collectionsToJoin'], 'Collection does not exist');
  const product = saveProduct(state, applyInput(newProduct(state, input), input));
  state.data.stock[variantNumber(product)] = 0;
  moveBetweenCollections(product, input, context);
  return {product: toAdminProduct(product, context), userErrors: []};
}

function update(_root: unknown, args: ProductArgs, context: ShopContext) {
  const {state} = context;
  const input = requireProductInput('ProductUpdateInput', args, context);
  const id = input.id ?? args.identifier?.id;
  if (!id) throw new FieldNotEmulatedError('Mutation', 'productUpdate without an id');
  const known = findAnyProduct(state, id);
  if (!known) return refuse(['id'], 'Product does not exist');
  const problems = productProblems(input, known, state);
  if (problems.length > 0) return {product: null, userErrors: problems};
  if (!hasCollections(input, context)) return refuse(['collectionsToJoin'], 'Collection does not exist');
  const product = saveProduct(state, applyInput(known, input));
  moveBetweenCollections(product, input, context);
  return {product: toAdminProduct(product, context), userErrors: []};
}

function remove(_root: unknown, {input: {id}}: {readonly input: {readonly id: string}}, {state}: ShopContext) {
  const product = findAnyProduct(state, id);
  if (!product) return {deletedProductId: null, userErrors: [{field: ['id'], message: 'Product does not exist'}]};
  deleteProduct(state, product);
  return {deletedProductId: id, productDeleteOperation: null, userErrors: []};
}

const setPublished =
  (isPublished: boolean) =>
  (_root: unknown, {id}: {readonly id: string}, context: ShopContext) => {
    const product = findAnyProduct(context.state, id);
    if (!product) return {publishable: null, userErrors: [{field: ['id'], message: 'Product does not exist'}]};
    const saved = saveProduct(context.state, {...product, staff: {...product.staff, isUnpublished: !isPublished}});
    return {publishable: toAdminProduct(saved, context), userErrors: []};
  };

/** The Admin API mutations of products. `productSet` is refused, because it deletes what its input leaves out. */
export const productMutations: ResolverMap[string] = {
  productCreate: create,
  productUpdate: update,
  productDelete: remove,
  productVariantsBulkUpdate: updateVariants,
  publishablePublish: setPublished(true),
  publishableUnpublish: setPublished(false),
};
