import type {MomentView} from '~/core/moments';
import type {Notice} from '~/core/notice';
import type {ShopPicture} from '~/ui/shop-image-sources';

/** The states of a review, in the order of the page's links. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

export const DECISIONS = ['publish', 'reject'] as const;

export type ReviewDecision = (typeof DECISIONS)[number];

/** The intent of the form that removes a picture, and its field with the id. */
export const REMOVE_PICTURE = 'remove-picture';
export const PICTURE_FIELD = 'picture';

/** The lengths of what staff write, in characters. */
export const MODERATION_LIMITS = {reply: 2000, reason: 500} as const;

/** A picture of a review as staff see it. */
export interface ModeratedPicture {
  readonly id: string;
  /** Null until Shopify has processed it; the review cannot be published before. */
  readonly image: ShopPicture | null;
  /** Whether Shopify cannot process it. */
  readonly hasFailed: boolean;
}

/** A review as staff see it. */
export interface ModeratedReview {
  readonly id: string;
  /** Grows with every change: a decision applies to the text that was read. */
  readonly version: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  /** What it was cooked with and how long it took; null if the author did not say. */
  readonly cooking: string | null;
  readonly changes: string | null;
  readonly pictures: readonly ModeratedPicture[];
  readonly name: string;
  readonly state: ReviewState;
  readonly reason: string | null;
  readonly reply: string | null;
  readonly at: MomentView;
  readonly product: {readonly title: string; readonly path: string};
  /** The order that proves the purchase; null if it was deleted. */
  readonly order: {readonly name: string; readonly path: string} | null;
}

/** What the page was asked for. */
export interface ModerationRequest {
  readonly state: ReviewState;
  readonly search: string;
  /** Starts at 1. */
  readonly page: number;
}

export interface LoadedReviews {
  readonly request: ModerationRequest;
  /** Null while the database is unavailable. */
  readonly found: {
    readonly reviews: readonly ModeratedReview[];
    readonly counts: Readonly<Record<ReviewState, number>>;
    readonly hasNext: boolean;
  } | null;
  readonly idempotencyKey: string;
}

/** The answer to a form that was not accepted. */
export interface ModerationResult {
  /** The id of the review. */
  readonly review: string;
  readonly values: {readonly reply: string; readonly reason: string};
  readonly errors: {readonly reply?: string; readonly reason?: string};
  readonly failure: Notice | null;
}
