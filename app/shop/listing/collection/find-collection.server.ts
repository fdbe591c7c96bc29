import type {Storefront} from '~/platform/shopify/storefront.server';
import {readGuessed} from '~/platform/limits/read-limits.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PaginationLinks';
import {findListPage, type PageSlice} from '../paging/find-list-page.server';
import {collectionPath} from './collection-path';
import {COLLECTION_HANDLES_QUERY, COLLECTION_PAGE_QUERY} from './collection.gql';

/** One page of a collection. */
export interface CollectionView extends PagePaths {
  readonly handle: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly seoDescription: string;
  readonly products: readonly ProductCardView[];
  readonly isFirstPage: boolean;
}

/**
 * Finds one page of a collection.
 * @param request untrusted handle and cursor
 * @returns null if there is no such collection
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findCollection(
  storefront: Storefront,
  request: {readonly handle: string; readonly cursor: PageCursor},
): Promise<CollectionView | null> {
  return readGuessed(
    (isListed) => queryCollection(storefront, request, isListed),
    async () => {
      const {collections} = await storefront.query(COLLECTION_HANDLES_QUERY, {cache: 'short'});
      return collections.nodes.some(({handle}) => handle === request.handle);
    },
  );
}

async function queryCollection(
  storefront: Storefront,
  request: {readonly handle: string; readonly cursor: PageCursor},
  isListed: boolean,
): Promise<CollectionView | null> {
  const cache = isListed ? 'catalog' : 'guessed-handle';
  const query = async (slice: PageSlice) =>
    (await storefront.query(COLLECTION_PAGE_QUERY, {variables: {handle: request.handle, ...slice}, cache})).collection;
  const {page, cursor, previous, next} = await findListPage(
    request.cursor,
    query,
    (collection) => collection?.products.pageInfo ?? null,
  );
  if (!page) return null;
  const {handle, title, description, seo, products} = page;
  return {
    handle,
    title,
    description,
    seoDescription: seo.description || description,
    products: toProductCards(products.nodes),
    isFirstPage: cursor === null,
    previousPath: previous && collectionPath(handle, previous),
    nextPath: next && collectionPath(handle, next),
  };
}
