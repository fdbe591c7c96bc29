import {COOKED_WITH} from '~/core/cooked-with';
import {ALL_REVIEWS, REVIEW_SORTS, type ReviewFilter} from '../review-filter';

/** Reads the filter that a visitor chose in a form; a field without a choice means all. */
export function formToFilter(form: FormData): ReviewFilter {
  const [sort, stars, protein] = ['sort', 'stars', 'protein'].map((name) => form.get(name));
  return {
    sort: REVIEW_SORTS.find((each) => each === sort) ?? ALL_REVIEWS.sort,
    stars: Number(stars) || null,
    protein: COOKED_WITH.find((each) => each === protein) ?? null,
  };
}
