import type {
  CollectionDescriptionArgs,
  CollectionProductsArgs,
  QueryRootCollectionArgs,
  QueryRootCollectionsArgs,
} from 'schema-2026-04/storefront-api-types';
import {COLLECTION_HANDLES} from '../../seed/media/media-handles';
import {SEED_DATE} from '../../seed/seed-date';
import {escapeHtml} from '../../seed/escape-html';
import type {Seed, SeedCollection, SeedProduct} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {filterProducts} from './filter-products';
import {findByIdOrHandle} from './find-by-id-or-handle';
import {collectionId} from './ids';
import {noMetafields} from './metafields';
import {toCollectionNode, type CollectionNode, type ImageNode} from './nodes';
import {productConnection} from './product-connection';
import {queryList} from './query-list';
import {collectionDocument} from './search-documents';
import {sortProducts} from './sort-products';
import {truncate} from './truncate';

const PICTURE_PX = {width: 1600, height: 900};

function productsOf({products}: SeedCollection, seed: Seed): SeedProduct[] {
  const byId = new Map(seed.products.map((product) => [product.catalogId, product]));
  return products.flatMap((id) => byId.get(id) ?? []);
}

const WITH_PICTURE: ReadonlySet<string> = new Set(COLLECTION_HANDLES);

const pictureOf = ({collection}: CollectionNode): ImageNode | null =>
  WITH_PICTURE.has(collection.handle) && !collection.staff
    ? {
        __typename: 'Image',
        id: gid('CollectionImage', collection.number),
        file: `collection-${collection.handle}.png`,
        altText: collection.title,
        ...PICTURE_PX,
        thumbhash: null,
      }
    : null;

function productsPage({collection}: CollectionNode, args: CollectionProductsArgs, {state}: ShopContext) {
  const all = productsOf(collection, state.seed);
  const products = sortProducts(filterProducts(all, args.filters, state), args.sortKey);
  return productConnection({products, unfiltered: all, filters: args.filters}, args, state);
}

const findCollection = (args: QueryRootCollectionArgs, {seed}: ShopContext['state']) => {
  const collection = findByIdOrHandle(seed.collections, args, collectionId);
  return collection && toCollectionNode(collection);
};

function collectionsPage(args: QueryRootCollectionsArgs, {state}: ShopContext) {
  const isByRelevance = args.sortKey === 'RELEVANCE';
  const found = queryList(state.seed.collections, args.query, collectionDocument, state, isByRelevance);
  if (args.sortKey === 'TITLE') found.sort((left, right) => left.title.localeCompare(right.title, 'en'));
  const updatedAtMs = ({updatedAt}: SeedCollection) => Date.parse(updatedAt ?? SEED_DATE);
  if (args.sortKey === 'UPDATED_AT') found.sort((left, right) => updatedAtMs(left) - updatedAtMs(right));
  const nodes = found.map((collection) => toCollectionNode(collection));
  return connection(nodes, args, ({collection}) => collectionId(collection));
}

export const collectionResolvers: ResolverMap = {
  QueryRoot: {
    collection: (_root, args: QueryRootCollectionArgs, {state}: ShopContext) => findCollection(args, state),
    collectionByHandle: (_root, args: {handle: string}, {state}: ShopContext) => findCollection(args, state),
    collections: (_root, args: QueryRootCollectionsArgs, context: ShopContext) => collectionsPage(args, context),
  },
  Collection: {
    ...noMetafields,
    id: ({collection}: CollectionNode) => collectionId(collection),
    handle: ({collection}: CollectionNode) => collection.handle,
    title: ({collection}: CollectionNode) => collection.title,
    description: ({collection}: CollectionNode, {truncateAt}: CollectionDescriptionArgs) =>
      truncate(collection.description, truncateAt),
    descriptionHtml: ({collection}: CollectionNode) => `<p>${escapeHtml(collection.description)}</p>`,
    image: pictureOf,
    products: productsPage,
    seo: () => ({title: null, description: null}),
    onlineStoreUrl: () => null,
    updatedAt: ({collection}: CollectionNode) => dateTime(collection.updatedAt ?? SEED_DATE),
  },
};
