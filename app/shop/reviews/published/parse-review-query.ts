import {z} from 'zod';
import {COOKED_WITH} from '~/core/cooked-with';
import {ALL_REVIEWS, REVIEW_SORTS, type ReviewFilter} from '../review-filter';
import {MAX_STARS} from '../review-lengths';

/** More pages are not linked, so that guessed numbers cannot fill the cache. */
export const MAX_REVIEW_PAGES = 200;

const QuerySchema = z.object({
  sort: z.enum(REVIEW_SORTS).catch(ALL_REVIEWS.sort),
  stars: z.coerce.number().int().min(1).max(MAX_STARS).nullable().catch(null),
  protein: z.enum(COOKED_WITH).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_REVIEW_PAGES).catch(1),
});

/** Parses which reviews a URL asks for; anything invalid means the default. */
export function parseReviewQuery(url: string): {readonly filter: ReviewFilter; readonly page: number} {
  const {searchParams} = new URL(url);
  const {page, ...filter} = QuerySchema.parse(
    Object.fromEntries(['sort', 'stars', 'protein', 'page'].map((name) => [name, searchParams.get(name) || null])),
  );
  return {filter, page};
}
