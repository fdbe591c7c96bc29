import {z} from 'zod';
import {COOKED_WITH, type CookedWith} from '~/core/cooked-with';
import {toDayView} from '~/core/day-view';
import {REVIEW_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createReadCache} from '~/platform/shopify/read-cache.server';
import {ALL_REVIEWS, toReviewQuery, type ReviewFilter} from '../review-filter';
import {MAX_STARS} from '../review-lengths';
import type {CookingTimes, PublishedReviews, ReviewView} from '../review-view';
import {MAX_REVIEW_PAGES} from './parse-review-query';
import {summarizeRatings} from './summarize-ratings';

const REVIEWS_PER_PAGE = 6;
const CACHED_PAGES = 300;
/** Moderated and erased texts change soon, and a product page costs the database at most one read in five seconds. */
const FRESHNESS = {freshS: 5, staleS: 300};

const cache = createReadCache({entries: CACHED_PAGES});

const PageSchema = z.object({
  counts: z.array(z.int()).length(MAX_STARS),
  cooks: z.object({count: z.int(), minutes: z.number().nullable()}),
  proteins: z.partialRecord(z.enum(COOKED_WITH), z.int()),
  pictured: z.int(),
  matching: z.int(),
  reviews: z.array(
    z.object({
      id: z.uuid(),
      rating: z.int().min(1).max(MAX_STARS),
      title: z.string(),
      body: z.string(),
      name: z.string(),
      protein: z.enum(COOKED_WITH).nullable(),
      cook_minutes: z.int().nullable(),
      changes: z.string().nullable(),
      pictures: z.array(z.object({url: z.string(), width: z.int(), height: z.int()})),
      created_at: z.string(),
      reply: z.string().nullable(),
    }),
  ),
});

type Context = Pick<AppContext, 'backend' | 'waitUntil' | 'report'>;

/**
 * Finds a page of the published reviews of a product that match a filter; the same for all visitors.
 * @throws BackendUnavailable if the database is unavailable and there is no cached copy
 */
export async function findPublishedReviews(
  context: Context,
  productId: string,
  {filter, page}: {readonly filter: ReviewFilter; readonly page: number} = {filter: ALL_REVIEWS, page: 1},
): Promise<PublishedReviews> {
  const {backend, waitUntil, report} = context;
  const tools = {cache: await caches.open('review-reads'), waitUntil, onRefreshFailed: report};
  const load = async () =>
    PageSchema.parse(
      await backend.call('find_published_reviews', {
        p_product_id: productId,
        p_offset: (page - 1) * REVIEWS_PER_PAGE,
        p_limit: REVIEWS_PER_PAGE,
        p_filter: {...filter},
      }),
    );
  const name = `reviews ${productId} ${toReviewQuery(filter, page)}`;
  const found = await cache.read(tools, {inMemory: name, shared: () => name}, FRESHNESS, load);
  const summary = summarizeRatings(found.counts);
  const pages = Math.min(MAX_REVIEW_PAGES, Math.max(1, Math.ceil(found.matching / REVIEWS_PER_PAGE)));
  return {
    summary,
    times: toCookingTimes(found.cooks),
    proteins: byFrequency(found.proteins),
    pictured: found.pictured,
    filter,
    matching: found.matching,
    reviews: found.reviews.map(toReviewView),
    page,
    pages,
  };
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

/** Fewer cooks are too few for a mean. */
const toCookingTimes = ({count, minutes}: z.infer<typeof PageSchema>['cooks']): CookingTimes | null =>
  minutes !== null && count >= REVIEW_POLICY.cooksForTime ? {cooks: count, minutes} : null;

const byFrequency = (proteins: Partial<Readonly<Record<CookedWith, number>>>): readonly CookedWith[] =>
  COOKED_WITH.filter((name) => (proteins[name] ?? 0) > 0).toSorted(
    (left, right) => (proteins[right] ?? 0) - (proteins[left] ?? 0),
  );

const toReviewView = ({
  name,
  cook_minutes: minutes,
  created_at: createdAt,
  ...review
}: z.infer<typeof PageSchema>['reviews'][number]): ReviewView => ({
  ...review,
  author: name,
  minutes,
  at: toDayView(createdAt),
});
