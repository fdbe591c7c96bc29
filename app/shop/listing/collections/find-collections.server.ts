import type {Storefront} from '~/platform/shopify/storefront.server';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import type {CollectionListQuery} from '../../../../storefrontapi.generated';
import type {ProductTotal} from '../filters/filter-view';
import {findListPage, type PageSlice} from '../paging/find-list-page.server';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PaginationLinks';
import {collectionsPath} from './collections-path';
import {COLLECTION_LIST_QUERY} from './collections.gql';

/** A collection in the list of collections. */
export interface CollectionCardView {
  readonly handle: string;
  readonly title: string;
  /** The collection's own, or else that of its first product. */
  readonly image: PictureView | null;
  readonly total: ProductTotal;
}

/** One page of the list of collections. */
export interface CollectionsView extends PagePaths {
  readonly collections: readonly CollectionCardView[];
  readonly isFirstPage: boolean;
}

type FoundCollection = CollectionListQuery['collections']['nodes'][number];

/** Collections that the storefront reads to fill a row of another page. */
const ROW_HANDLES: ReadonlySet<string> = new Set(['most-popular', 'featured']);

/**
 * Finds one page of the collections that are pages: all but those that only fill a row of another page, which are listed
 * if the merchant published them to the online store.
 * @param cursor untrusted
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findCollections(storefront: Storefront, cursor: PageCursor): Promise<CollectionsView> {
  const query = async (slice: PageSlice) =>
    (
      await storefront.query(COLLECTION_LIST_QUERY, {
        variables: slice,
        cache: 'after' in slice || 'before' in slice ? 'filters' : 'catalog',
      })
    ).collections;
  const {page, cursor: found, previous, next} = await findListPage(cursor, query, ({pageInfo}) => pageInfo);
  return {
    collections: page.nodes.filter(isPage).map(toCard),
    isFirstPage: found === null,
    previousPath: previous && collectionsPath(previous),
    nextPath: next && collectionsPath(next),
  };
}

const isPage = ({handle, onlineStoreUrl}: FoundCollection) => !ROW_HANDLES.has(handle) || Boolean(onlineStoreUrl);

const toCard = ({handle, title, image, leading, counted}: FoundCollection): CollectionCardView => ({
  handle,
  title,
  image: toPicture(image ?? leading.nodes[0]?.featuredImage),
  total: {count: counted.nodes.length, isMore: counted.pageInfo.hasNextPage},
});
