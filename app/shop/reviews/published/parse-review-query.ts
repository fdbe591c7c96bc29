import {parseReviewFilter, type ReviewFilter} from '../review-filter';

/** More pages are not linked, so that guessed numbers cannot fill the cache. */
export const MAX_REVIEW_PAGES = 200;

/** Parses which reviews a URL asks for; anything invalid means the default. */
export function parseReviewQuery(url: string): {readonly filter: ReviewFilter; readonly page: number} {
  const {searchParams} = new URL(url);
  const page = Number(searchParams.get('page'));
  const isLinked = Number.isInteger(page) && page >= 1 && page <= MAX_REVIEW_PAGES;
  return {filter: parseReviewFilter(searchParams), page: isLinked ? page : 1};
}
