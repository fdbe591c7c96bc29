import type {CookedWith} from '~/core/cooked-with';
import type {DayView} from '~/core/day-view';
import type {ReviewFilter} from './review-filter';

/** A picture of a review, at Shopify's CDN. */
export interface ReviewPictureView {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A published review. */
export interface ReviewView {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
  readonly author: string;
  readonly at: DayView;
  /** What the author cooked it with; null if they did not say. */
  readonly protein: CookedWith | null;
  /** From the pack to the table; null if they did not say. */
  readonly minutes: number | null;
  /** What they did differently. */
  readonly changes: string | null;
  readonly pictures: readonly ReviewPictureView[];
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

/** How long a dish takes those who have cooked it. */
export interface CookingTimes {
  /** How many reviews name a time. */
  readonly cooks: number;
  /** Their mean, rounded. */
  readonly minutes: number;
}

/** One page of the published reviews of a product. */
export interface PublishedReviews {
  /** Of all reviews, whatever the filter. */
  readonly summary: RatingSummary;
  /** Null until enough reviews name a time. */
  readonly times: CookingTimes | null;
  /** What reviews were cooked with, the most frequent first. */
  readonly proteins: readonly CookedWith[];
  /** How many reviews have pictures. */
  readonly pictured: number;
  readonly filter: ReviewFilter;
  /** How many reviews match the filter. */
  readonly matching: number;
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
