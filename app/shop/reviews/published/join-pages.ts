import type {PublishedReviews, ReviewView} from '../review-view';

interface ListedReview {
  readonly review: ReviewView;
  readonly page: number;
  /** Whether it is the first one that its page adds to the list. */
  readonly isFirst: boolean;
}

/** Joins pages into one list. A review that moved to the next page, since newer ones were published, is listed once. */
export function joinPages(pages: readonly Pick<PublishedReviews, 'page' | 'reviews'>[]): readonly ListedReview[] {
  const known = new Set<string>();
  return pages.flatMap(({page, reviews}) => {
    const added = reviews.filter(({id}) => !known.has(id));
    for (const {id} of added) known.add(id);
    return added.map((review, index) => ({review, page, isFirst: index === 0}));
  });
}
