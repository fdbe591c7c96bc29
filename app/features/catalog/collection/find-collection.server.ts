import type {Storefront} from '@shopify/hydrogen';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {PAGE_SIZE, readPage} from '../paging/read-page.server';
import {COLLECTION_PAGE_QUERY} from './collection.gql';

/** One page of a collection. */
export interface CollectionView {
  readonly handle: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly seoDescription: string;
  readonly products: readonly ProductCardView[];
  /** Where this page began; null for the first, also when the cursor asked for was refused. */
  readonly after: string | null;
  /** Where the next page begins; null on the last. */
  readonly nextAfter: string | null;
}

/**
 * Reads one page of a collection.
 * @param asked the collection's handle, and where to begin, both from anyone
 * @returns null when the shop has none of that name
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findCollection(
  storefront: Pick<Storefront, 'query'>,
  asked: {readonly handle: string; readonly after: string | null},
): Promise<CollectionView | null> {
  const {page, after} = await readPage(asked.after, async (from) => {
    const variables = {handle: asked.handle, first: PAGE_SIZE, after: from};
    return (await storefront.query(COLLECTION_PAGE_QUERY, {variables})).collection;
  });
  if (!page) return null;
  const {handle, title, description, seo, products} = page;
  const {hasNextPage, endCursor} = products.pageInfo;
  return {
    handle,
    title,
    description,
    seoDescription: seo.description || description,
    products: toProductCards(products.nodes),
    after,
    nextAfter: hasNextPage ? (endCursor ?? null) : null,
  };
}
