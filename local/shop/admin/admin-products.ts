import type {ProductDescriptionArgs} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {getAllCollections, getAllProducts} from '../catalog/catalog-changes';
import {productId} from '../catalog/ids';
import {toPictures} from '../catalog/media';
import {optionsOf} from '../catalog/product-options';
import {toProductNode} from '../catalog/nodes';
import {queryList} from '../catalog/query-list';
import {productDocument} from '../catalog/search-documents';
import {sortProducts} from '../catalog/sort-products';
import {getTotalStock} from '../catalog/stock';
import {truncate} from '../catalog/truncate';
import {sortVariants} from '../catalog/variant-resolvers';
import type {Variant} from '../catalog/variants';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {isGiven} from '../graphql/is-given';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {SearchDocument} from '../search/score-query';
import type {ShopContext, ShopState} from '../state';
import {toAdminCollection} from './admin-collections';
import {toAdminMedia, toAdminProduct, toAdminVariant, type AdminProduct, type AdminVariant} from './admin-product-node';
import {findAnyProduct, findVariantById} from './find-product';

interface ProductsArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?:
    | 'CREATED_AT'
    | 'ID'
    | 'INVENTORY_TOTAL'
    | 'PRODUCT_TYPE'
    | 'PUBLISHED_AT'
    | 'RELEVANCE'
    | 'TITLE'
    | 'UPDATED_AT'
    | 'VENDOR'
    | null;
  readonly savedSearchId?: string | null;
}

type VariantsArgs = ConnectionArgs & {readonly sortKey?: string | null};

interface ProductIdentifier {
  readonly identifier: {
    readonly id?: string | null;
    readonly handle?: string | null;
    readonly customId?: object | null;
  };
}

interface AdminLineItem {
  readonly variantId: string;
}

/** The search document of a product, with the fields that only staff search. */
function staffDocument(state: ShopState, product: SeedProduct): SearchDocument {
  const {fields, ...rest} = productDocument(state, product);
  return {
    ...rest,
    fields: {
      ...fields,
      status: {kind: 'keyword', values: [product.staff?.status ?? 'ACTIVE']},
      published_status: {kind: 'keyword', values: [product.staff?.isUnpublished ? 'unpublished' : 'published']},
      inventory_total: {kind: 'number', values: [getTotalStock(state, product)]},
      price: fields['variants.price'] ?? {kind: 'number', values: [0]},
    },
  };
}

function findProducts({query, sortKey, savedSearchId}: ProductsArgs, state: ShopState): SeedProduct[] {
  if (savedSearchId) throw new FieldNotEmulatedError('QueryRoot', 'products with a saved search');
  const toDocument = (product: SeedProduct) => staffDocument(state, product);
  const found = queryList(getAllProducts(state), query, toDocument, state, sortKey === 'RELEVANCE');
  if (sortKey === 'INVENTORY_TOTAL') {
    return found.sort(
      (left, right) => getTotalStock(state, left) - getTotalStock(state, right) || left.number - right.number,
    );
  }
  return sortProducts(found, sortKey === 'PUBLISHED_AT' ? 'CREATED_AT' : (sortKey ?? 'ID'));
}

function findByIdentifier({identifier}: ProductIdentifier, state: ShopState): SeedProduct | null {
  if (isGiven(identifier.customId)) throw new FieldNotEmulatedError('ProductIdentifierInput', 'customId');
  return (
    getAllProducts(state).find(
      (product) => productId(product) === identifier.id || product.handle === identifier.handle,
    ) ?? null
  );
}

const VARIANT_KEYS = ['ID', 'POSITION', 'SKU', 'TITLE'] as const;

function variantsIn(product: SeedProduct, {sortKey}: VariantsArgs): Variant[] {
  const key = VARIANT_KEYS.find((each) => each === (sortKey ?? 'POSITION'));
  if (!key) throw new FieldNotEmulatedError('ProductVariantSortKeys', String(sortKey));
  return sortVariants(product, key);
}

const nodeOf = (product: SeedProduct | null, context: ShopContext) => product && toAdminProduct(product, context);

function findVariant(id: string, context: ShopContext) {
  const variant = findVariantById(context.state, id);
  return variant && toAdminVariant(variant, context);
}

const queries: ResolverMap[string] = {
  product: (_root: unknown, {id}: {readonly id: string}, context: ShopContext) =>
    nodeOf(findAnyProduct(context.state, id), context),
  productByIdentifier: (_root: unknown, args: ProductIdentifier, context: ShopContext) =>
    nodeOf(findByIdentifier(args, context.state), context),
  products: (_root: unknown, args: ProductsArgs, context: ShopContext) =>
    connection(
      findProducts(args, context.state).map((product) => toAdminProduct(product, context)),
      args,
      ({id}) => id,
    ),
  productVariant: (_root: unknown, {id}: {readonly id: string}, context: ShopContext) => findVariant(id, context),
};

const productFields: ResolverMap[string] = {
  description: ({product}: AdminProduct, {truncateAt}: ProductDescriptionArgs) =>
    truncate(product.description.join(' '), truncateAt),
  images: ({product}: AdminProduct, args: ConnectionArgs) => connection(toPictures(product), args, ({id}) => id),
  media: ({product}: AdminProduct, args: ConnectionArgs) => connection(toAdminMedia(product), args, ({id}) => id),
  featuredMedia: ({product}: AdminProduct) => toAdminMedia(product)[0] ?? null,
  variants: ({product}: AdminProduct, args: VariantsArgs, context: ShopContext) =>
    connection(
      variantsIn(product, args).map((variant) => toAdminVariant(variant, context)),
      args,
      ({id}) => id,
    ),
  options: ({product}: AdminProduct, args: {readonly first?: number | null}) =>
    optionsOf(toProductNode(product), args).map((option, index) => ({
      ...option,
      position: index + 1,
      optionValues: option.optionValues.map((value) => ({
        ...value,
        hasVariants: value.firstSelectableVariant !== null,
        linkedMetafieldValue: null,
      })),
    })),
  collections: ({product}: AdminProduct, args: ConnectionArgs, context: ShopContext) =>
    connection(
      getAllCollections(context.state)
        .filter(({products}) => products.includes(product.catalogId))
        .map((collection) => toAdminCollection(collection, context)),
      args,
      ({id}) => id,
    ),
};

export const adminProductResolvers: ResolverMap = {
  QueryRoot: queries,
  Product: productFields,
  ProductVariant: {
    product: ({variant}: AdminVariant, _args: unknown, context: ShopContext) =>
      toAdminProduct(variant.product, context),
  },
  LineItem: {
    product: ({variantId}: AdminLineItem, _args: unknown, context: ShopContext) =>
      nodeOf(findVariantById(context.state, variantId)?.product ?? null, context),
    variant: ({variantId}: AdminLineItem, _args: unknown, context: ShopContext) => findVariant(variantId, context),
  },
  FulfillmentOrderLineItem: {
    variant: ({lineItem}: {readonly lineItem?: AdminLineItem}, _args: unknown, context: ShopContext) =>
      lineItem ? findVariant(lineItem.variantId, context) : null,
  },
};
