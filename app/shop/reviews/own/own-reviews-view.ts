import type {DayView} from '~/core/day-view';
import type {ReviewPictureView} from '../review-view';
import type {OwnReviewView} from '../write/own-review';

export interface ListedOwnReview extends OwnReviewView {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  /** Those that Shopify has processed. */
  readonly pictures: readonly ReviewPictureView[];
  readonly at: DayView;
}

/** A product that a person has reviewed or received. */
export interface OwnProductView {
  /** Shopify's global id. */
  readonly id: string;
  readonly title: string;
  readonly image: {readonly url: string} | null;
  /** A handle or the number of a variant; null if Shopify no longer has the product. */
  readonly name: string | null;
  /** Null for a product that was received and not reviewed. */
  readonly review: ListedOwnReview | null;
}

/** The reviews of a person, and what they may still review. */
export interface OwnReviews {
  readonly reviewed: readonly OwnProductView[];
  readonly open: readonly OwnProductView[];
}
