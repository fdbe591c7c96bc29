import type {SeedCollection, SeedProduct} from '../../seed/types';
import {saveCollection, saveProduct} from '../catalog/catalog-changes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';
import {toAdminCollection, type AdminCollection} from './admin-collections';
import {toAdminProduct, type AdminProduct} from './admin-product-node';
import {findAnyProduct, findCollectionById} from './find-product';

const toPublication = (number: number, name: string) => ({
  __typename: 'Publication' as const,
  id: gid('Publication', number),
  name,
  autoPublish: false,
  supportsFuturePublishing: false,
});

/** The channel of the storefront's tokens. */
const STOREFRONT = toPublication(1, 'Storefront');
const ONLINE_STORE = toPublication(2, 'Online Store');

const publicationsOf = ({profile}: ShopConfig) => (profile.hasOnlineStore ? [ONLINE_STORE, STOREFRONT] : [STOREFRONT]);

type Publishable = Pick<SeedProduct, 'staff'>;

const isOn = ({staff}: Publishable, {id}: {readonly id: string}): boolean =>
  id === ONLINE_STORE.id ? !staff?.isOffOnlineStore : !staff?.isUnpublished;

interface PublishArgs {
  readonly id: string;
  readonly input: readonly {readonly publicationId?: string | null}[];
}

function change<Item extends Publishable>(item: Item, ids: readonly string[], isPublished: boolean): Item {
  const staff = {
    ...item.staff,
    ...(ids.includes(STOREFRONT.id) && {isUnpublished: !isPublished}),
    ...(ids.includes(ONLINE_STORE.id) && {isOffOnlineStore: !isPublished}),
  };
  return {...item, staff};
}

const setPublished =
  (isPublished: boolean) =>
  (_root: unknown, {id, input}: PublishArgs, context: ShopContext) => {
    const {state, config} = context;
    const ids = input.map(({publicationId}) => publicationId ?? '');
    const refuse = (field: readonly string[], message: string) => ({
      publishable: null,
      userErrors: [{field, message}],
    });
    const unknown = ids.findIndex((each) => publicationsOf(config).every((publication) => publication.id !== each));
    if (unknown >= 0) return refuse(['input', String(unknown)], 'Publication does not exist');
    const collection = findCollectionById(state, id);
    if (collection) {
      const saved: SeedCollection = change(collection, ids, isPublished);
      saveCollection(state, saved);
      return {publishable: toAdminCollection(saved, context), userErrors: []};
    }
    const product = findAnyProduct(state, id);
    if (!product) return refuse(['id'], 'Product does not exist');
    const saved = saveProduct(state, change(product, ids, isPublished));
    return {publishable: toAdminProduct(saved, context), userErrors: []};
  };

function listed(item: Publishable, publishDate: string | null, args: ListArgs, {config}: ShopContext) {
  const entries = publicationsOf(config)
    .map((publication) => ({publication, isPublished: isOn(item, publication), publishDate}))
    .filter(({isPublished}) => isPublished || args.onlyPublished === false);
  return connection(entries, args, ({publication}) => publication.id);
}

type ListArgs = ConnectionArgs & {readonly onlyPublished?: boolean};

/** The Admin API resolvers of sales channels and of what they show. */
export const publicationResolvers: ResolverMap = {
  QueryRoot: {
    publications: (_root: unknown, args: ConnectionArgs, {config}: ShopContext) =>
      connection(publicationsOf(config), args, ({id}) => id),
  },
  Product: {
    resourcePublicationsV2: ({product, publishedAt}: AdminProduct, args: ListArgs, context: ShopContext) =>
      listed(product, publishedAt, args, context),
    publishedOnPublication: ({product}: AdminProduct, {publicationId}: {readonly publicationId: string}) =>
      isOn(product, {id: publicationId}),
  },
  Collection: {
    resourcePublicationsV2: ({collection, updatedAt}: AdminCollection, args: ListArgs, context: ShopContext) =>
      listed(collection, updatedAt, args, context),
    publishedOnPublication: ({collection}: AdminCollection, {publicationId}: {readonly publicationId: string}) =>
      isOn(collection, {id: publicationId}),
  },
  Mutation: {publishablePublish: setPublished(true), publishableUnpublish: setPublished(false)},
};
