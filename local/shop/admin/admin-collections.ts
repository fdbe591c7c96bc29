import type {CollectionDescriptionArgs} from 'schema-2026-04/storefront-api-types';
import {escapeHtml} from '../../seed/escape-html';
import {SEED_DATE} from '../../seed/seed-date';
import type {SeedCollection} from '../../seed/types';
import {getAllCollections} from '../catalog/catalog-changes';
import {collectionId, FIRST_COLLECTION} from '../catalog/ids';
import {queryList} from '../catalog/query-list';
import {collectionDocument} from '../catalog/search-documents';
import {truncate} from '../catalog/truncate';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {toAdminProduct} from './admin-product-node';
import {findAnyProduct, findCollectionById, productsInCollection} from './find-product';

interface CollectionsArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' | null;
}

interface CollectionIdentifier {
  readonly identifier: {
    readonly id?: string | null;
    readonly handle?: string | null;
    readonly customId?: object | null;
  };
}

/** Converts a collection to a node of the Admin API. A missing field fails with its name. */
export const toAdminCollection = (collection: SeedCollection, {state}: ShopContext) => ({
  __typename: 'Collection' as const,
  id: collectionId(collection),
  legacyResourceId: FIRST_COLLECTION + collection.number,
  title: collection.title,
  handle: collection.handle,
  descriptionHtml: `<p>${escapeHtml(collection.description)}</p>`,
  sortOrder: 'MANUAL',
  ruleSet: null,
  templateSuffix: null,
  updatedAt: dateTime(SEED_DATE),
  productsCount: {count: productsInCollection(state, collection).length, precision: 'EXACT'},
  collection,
});

export type AdminCollection = ReturnType<typeof toAdminCollection>;

function listCollections(_root: unknown, args: CollectionsArgs, context: ShopContext) {
  const {state} = context;
  const found = queryList(
    getAllCollections(state),
    args.query,
    collectionDocument,
    state,
    args.sortKey === 'RELEVANCE',
  );
  if (args.sortKey === 'TITLE') found.sort((left, right) => left.title.localeCompare(right.title, 'en'));
  return connection(
    found.map((collection) => toAdminCollection(collection, context)),
    args,
    ({id}) => id,
  );
}

function findByIdentifier(_root: unknown, {identifier}: CollectionIdentifier, context: ShopContext) {
  if (identifier.customId) throw new FieldNotEmulatedError('CollectionIdentifierInput', 'customId');
  const found = getAllCollections(context.state).find(
    (collection) => collectionId(collection) === identifier.id || collection.handle === identifier.handle,
  );
  return found ? toAdminCollection(found, context) : null;
}

function productsPage(
  {collection}: AdminCollection,
  args: ConnectionArgs & {readonly sortKey?: string | null},
  context: ShopContext,
) {
  const sortKey = args.sortKey ?? 'COLLECTION_DEFAULT';
  if (!['COLLECTION_DEFAULT', 'MANUAL'].includes(sortKey)) {
    throw new FieldNotEmulatedError('ProductCollectionSortKeys', sortKey);
  }
  return connection(
    productsInCollection(context.state, collection).map((product) => toAdminProduct(product, context)),
    args,
    ({id}) => id,
  );
}

export const adminCollectionResolvers: ResolverMap = {
  QueryRoot: {
    collection(_root: unknown, {id}: {readonly id: string}, context: ShopContext) {
      const found = findCollectionById(context.state, id);
      return found && toAdminCollection(found, context);
    },
    collectionByIdentifier: findByIdentifier,
    collections: listCollections,
  },
  Collection: {
    description: ({collection}: AdminCollection, {truncateAt}: CollectionDescriptionArgs) =>
      truncate(collection.description, truncateAt),
    hasProduct: ({collection}: AdminCollection, {id}: {readonly id: string}, {state}: ShopContext) =>
      collection.products.includes(findAnyProduct(state, id)?.catalogId ?? ''),
    products: productsPage,
  },
};
