import {formatCount} from '~/core/format-count';

/** Returns `1 review` or `1,200 reviews`. */
export const reviewCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;

export const REVIEWS_COPY = {
  average: (average: number) => `${average.toFixed(1)} out of 5`,
  based: (count: number) => `Based on ${reviewCount(count)} by verified buyers`,
  distribution: 'Ratings by number of stars',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  share: (count: number, percent: number) => `${formatCount(count)} (${percent}%)`,
  verified: 'Verified buyer',
  replyOfShop: 'Reply from the shop',
  readMore: 'Read More',
  readLess: 'Read Less',
  about: (title: string) => `of the review “${title}”`,
  showMore: 'Show more reviews',
  loading: 'Loading more reviews...',
  notLoaded: 'More reviews could not be loaded. Please try again.',
  none: 'No one has written a review here yet.',
  noneText: 'Reviews come from people who received their order. Yours could be the first.',
  unavailable: 'Reviews are not available right now. Please try again in a few minutes.',
  write: 'Write a review',
  back: (title: string) => `Back to ${title}`,
  pageDescription: (title: string) => `What verified buyers write about ${title}.`,
  pageTitle: (title: string) => `Reviews of ${title}`,
  list: 'Reviews',
  pages: 'Pages of reviews',
  newer: 'Newer reviews',
  older: 'Older reviews',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
