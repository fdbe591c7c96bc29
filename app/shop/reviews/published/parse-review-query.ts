import {z} from 'zod';
import {COOKED_WITH} from '~/core/cooked-with';
import {ALL_REVIEWS, REVIEW_PARAMS, REVIEW_SORTS, WITH_PICTURES, type ReviewFilter} from '../review-filter';
import {MAX_STARS} from '../review-lengths';

/** More pages are not linked, so that guessed numbers cannot fill the cache. */
export const MAX_REVIEW_PAGES = 200;

const QuerySchema = z.object({
  sort: z.enum(REVIEW_SORTS).catch(ALL_REVIEWS.sort),
  stars: z.coerce.number().int().min(1).max(MAX_STARS).nullable().catch(null),
  protein: z.enum(COOKED_WITH).nullable().catch(null),
  pictures: z.unknown().transform((value) => value === WITH_PICTURES),
  page: z.coerce.number().int().min(1).max(MAX_REVIEW_PAGES).catch(1),
});

/** Parses which reviews a URL asks for; anything invalid means the default. */
export function parseReviewQuery(url: string): {readonly filter: ReviewFilter; readonly page: number} {
  const {searchParams} = new URL(url);
  const {page, ...filter} = QuerySchema.parse(
    Object.fromEntries(REVIEW_PARAMS.map((name) => [name, searchParams.get(name) || null])),
  );
  return {filter, page};
}
