import type {Notice} from '~/core/notice';
import type {ReviewPictureView} from '../review-view';

export const REVIEW_FIELDS = ['rating', 'title', 'body', 'name', 'protein', 'minutes', 'changes'] as const;

export const REVIEW_INTENTS = ['save', 'delete'] as const;

export type ReviewIntent = (typeof REVIEW_INTENTS)[number];

/** The hidden field with the id of the person whose page the form is on: another person may have signed in since. */
export const AUTHOR_FIELD = 'author';

export type ReviewField = (typeof REVIEW_FIELDS)[number];

export type ReviewValues = Readonly<Record<ReviewField, string>>;

/** Returns the values of a form; a field that was not sent is empty. */
export const toReviewValues = (read: (name: ReviewField) => string | null | undefined): ReviewValues => ({
  rating: read('rating') ?? '',
  title: read('title') ?? '',
  body: read('body') ?? '',
  name: read('name') ?? '',
  protein: read('protein') ?? '',
  minutes: read('minutes') ?? '',
  changes: read('changes') ?? '',
});

export const NO_REVIEW_VALUES: ReviewValues = toReviewValues(() => null);

/** What became of a person's review. */
export interface OwnReviewView {
  readonly state: 'pending' | 'published' | 'rejected';
  /** Why it was not published. */
  readonly reason: string | null;
  readonly reply: string | null;
}

/** A picture that a review has. */
export interface OwnPicture {
  readonly id: string;
  /** Null while Shopify processes it. */
  readonly image: ReviewPictureView | null;
}

/** The answer to a form that was not accepted. */
export interface ReviewReply {
  /** Whose page the form was on, which the page of the answer may not know without scripts; empty for the person of that page. */
  readonly author: string;
  /** What was typed; null for the stored review. */
  readonly values: ReviewValues | null;
  readonly errors: Partial<Readonly<Record<ReviewField | 'pictures', string>>>;
  /** The ids of the pictures that were to be removed. */
  readonly removed: readonly string[];
  /** Whether pictures were sent, which browsers forget without scripts. */
  readonly hadPictures: boolean;
  readonly failure: Notice | null;
  readonly isSignedOut: boolean;
}

export interface LoadedReviewForm {
  readonly author: string;
  /** Whether the person has received the product, or has reviewed it before. */
  readonly mayWrite: boolean;
  readonly review: OwnReviewView | null;
  readonly values: ReviewValues;
  readonly pictures: readonly OwnPicture[];
  /** Whether the store can store pictures. */
  readonly takesPictures: boolean;
}

/** The form of a person who is not known at the moment. */
export const FORM_ALONE: LoadedReviewForm = {
  author: '',
  mayWrite: true,
  review: null,
  values: NO_REVIEW_VALUES,
  pictures: [],
  takesPictures: true,
};
