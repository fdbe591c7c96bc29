import type {RatingSummary} from '../review-view';

/**
 * Summarizes the ratings of a product.
 * @param counts the number of reviews with 1, 2, 3, 4 and 5 stars
 */
export function summarizeRatings(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const total = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return {
    count,
    average: count === 0 ? 0 : total / count,
    shares: counts
      .map((each, index) => ({
        stars: index + 1,
        count: each,
        percent: count === 0 ? 0 : Math.round((each / count) * 100),
      }))
      .toReversed(),
  };
}
