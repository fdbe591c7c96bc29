import {parseReviewFilter, type ReviewFilter} from '../review-filter';

/** More pages are not linked, so that guessed numbers cannot fill the cache. */
export const MAX_REVIEW_PAGES = 200;

const PAGE = /^[1-9]\d{0,2}$/;

/** Parses which reviews a URL asks for; anything invalid means the default. */
export function parseReviewQuery(url: string): {readonly filter: ReviewFilter; readonly page: number} {
  const {searchParams} = new URL(url);
  const typed = searchParams.get('page') ?? '';
  const page = PAGE.test(typed) ? Number(typed) : 1;
  return {filter: parseReviewFilter(searchParams), page: page > MAX_REVIEW_PAGES ? 1 : page};
}
