import {COOKED_WITH, type CookedWith} from '~/core/cooked-with';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews are listed, and in which order. */
export interface ReviewFilter {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly protein: CookedWith | null;
  /** Whether only those with pictures. */
  readonly pictures: boolean;
}

export const ALL_REVIEWS: ReviewFilter = {sort: 'newest', stars: null, protein: null, pictures: false};

/** The query parameters of a list of reviews. */
export const REVIEW_PARAMS = ['page', 'sort', 'stars', 'protein', 'pictures'] as const;

/** The value of the parameter `pictures` for reviews with pictures. */
export const WITH_PICTURES = 'yes';

/** The stars of a review, the most first. */
export const REVIEW_STARS = [5, 4, 3, 2, 1] as const;

/** Parses the filter that a query names or a visitor chose in a form; anything invalid means all. */
export function parseReviewFilter(values: Pick<URLSearchParams | FormData, 'get'>): ReviewFilter {
  return {
    sort: REVIEW_SORTS.find((sort) => sort === values.get('sort')) ?? ALL_REVIEWS.sort,
    stars: REVIEW_STARS.find((stars) => String(stars) === values.get('stars')) ?? null,
    protein: COOKED_WITH.find((protein) => protein === values.get('protein')) ?? null,
    pictures: values.get('pictures') === WITH_PICTURES,
  };
}

/** Returns a filter as a query without its default values: the same filter has one URL. */
export function toReviewQuery({sort, stars, protein, pictures}: ReviewFilter, page = 1): string {
  const query = new URLSearchParams();
  if (sort !== ALL_REVIEWS.sort) query.set('sort', sort);
  if (stars !== null) query.set('stars', String(stars));
  if (protein !== null) query.set('protein', protein);
  if (pictures) query.set('pictures', WITH_PICTURES);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Returns whether it leaves any review out. */
export const isNarrowed = ({stars, protein, pictures}: ReviewFilter): boolean =>
  stars !== null || protein !== null || pictures;
