import type {DayView} from '~/core/day-view';

/** A published review. */
export interface ReviewView {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
  readonly author: string;
  readonly at: DayView;
  /** The shop's answer. */
  readonly reply: string | null;
}

export interface StarShare {
  readonly stars: number;
  readonly count: number;
  /** Rounded. */
  readonly percent: number;
}

export interface RatingSummary {
  readonly count: number;
  /** Mean number of stars; 0 without reviews. */
  readonly average: number;
  /** From five stars to one. */
  readonly shares: readonly StarShare[];
}

/** One page of the published reviews of a product. */
export interface PublishedReviews {
  readonly summary: RatingSummary;
  readonly reviews: readonly ReviewView[];
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
}

export interface ReviewedProduct {
  /** Shopify's global id. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}
