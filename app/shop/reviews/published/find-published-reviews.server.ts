import {toDayView} from '~/core/day-view';
import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createReadCache} from '~/platform/shopify/read-cache.server';
import {MAX_STARS} from '../review-lengths';
import type {PublishedReviews, ReviewView} from '../review-view';
import {summarizeRatings} from './summarize-ratings';

const REVIEWS_PER_PAGE = 6;
/** More pages are not linked, so that guessed numbers cannot fill the cache. */
const MAX_PAGES = 200;
const CACHED_PAGES = 300;
/** Moderated and erased texts change soon, and a product page costs the database at most one read in five seconds. */
const FRESHNESS = {freshS: 5, staleS: 300};

const cache = createReadCache({entries: CACHED_PAGES});

const PageSchema = z.object({
  counts: z.array(z.int()).length(MAX_STARS),
  reviews: z.array(
    z.object({
      id: z.uuid(),
      rating: z.int().min(1).max(MAX_STARS),
      title: z.string(),
      body: z.string(),
      name: z.string(),
      created_at: z.string(),
      reply: z.string().nullable(),
    }),
  ),
});

type Context = Pick<AppContext, 'backend' | 'waitUntil' | 'report'>;

/** Returns the page number of a query; anything invalid means the first page. */
export const parseReviewPage = (url: string): number =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PAGES)
    .catch(1)
    .parse(new URL(url).searchParams.get('page') ?? 1);

/**
 * Finds the published reviews of a product, the newest first; the same for all visitors.
 * @throws BackendUnavailable if the database is unavailable and there is no cached copy
 */
export async function findPublishedReviews(context: Context, productId: string, page = 1): Promise<PublishedReviews> {
  const {backend, waitUntil, report} = context;
  const tools = {cache: await caches.open('review-reads'), waitUntil, onRefreshFailed: report};
  const load = async () =>
    PageSchema.parse(
      await backend.call('find_published_reviews', {
        p_product_id: productId,
        p_offset: (page - 1) * REVIEWS_PER_PAGE,
        p_limit: REVIEWS_PER_PAGE,
      }),
    );
  const name = `reviews ${productId} ${page}`;
  const found = await cache.read(tools, {inMemory: name, shared: () => name}, FRESHNESS, load);
  const summary = summarizeRatings(found.counts);
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(summary.count / REVIEWS_PER_PAGE)));
  return {summary, reviews: found.reviews.map(toReviewView), page, pages};
}

/**
 * Finds the first published reviews for a product page.
 * @returns a promise that never rejects; null for a store without a database, which has no reviews
 */
export function findReviewsForPage(
  context: Context & Pick<AppContext, 'config'>,
  productId: string,
): Promise<PublishedReviews | 'unavailable'> | null {
  if (!backendOf(context.config)) return null;
  return findPublishedReviews(context, productId).catch((error: unknown) => {
    context.report(error);
    return 'unavailable';
  });
}

const toReviewView = ({
  name,
  created_at: createdAt,
  ...review
}: z.infer<typeof PageSchema>['reviews'][number]): ReviewView => ({
  ...review,
  author: name,
  at: toDayView(createdAt),
});
