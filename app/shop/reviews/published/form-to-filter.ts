import {COOKED_WITH} from '~/core/cooked-with';
import {ALL_REVIEWS, REVIEW_SORTS, WITH_PICTURES, type ReviewFilter} from '../review-filter';

/** Reads the filter that a visitor chose in a form; a field without a choice means all. */
export function formToFilter(form: FormData): ReviewFilter {
  const [sort, stars, protein, pictures] = ['sort', 'stars', 'protein', 'pictures'].map((name) => form.get(name));
  return {
    sort: REVIEW_SORTS.find((each) => each === sort) ?? ALL_REVIEWS.sort,
    stars: Number(stars) || null,
    protein: COOKED_WITH.find((each) => each === protein) ?? null,
    pictures: pictures === WITH_PICTURES,
  };
}
