import {formatCount} from '~/core/format-count';
import {REVIEW_POLICY} from '~/core/policy';
import type {Notice} from '~/core/notice';
import {COOK_MINUTES, REVIEW_LENGTHS, REVIEW_PICTURES, type PicturesProblem} from '../review-lengths';
import type {OwnReviewView, ReviewIntent} from './own-review';

const MINUTE_SECONDS = 60;

export const WRITE_COPY = {
  title: (product: string) => `Review ${product}`,
  back: (product: string) => `Back to ${product}`,
  form: 'Your review',
  rating: 'Your rating',
  ratingHint: 'From 1 star (not for me) to 5 stars (loved it).',
  heading: 'Title',
  headingHint: 'Your dinner in a few words.',
  body: 'Your review',
  bodyHint: `How did it taste, and what did you cook it with? ${REVIEW_LENGTHS.bodyMin} to ${formatCount(REVIEW_LENGTHS.body)} characters, as plain text.`,
  name: 'Name shown with it',
  nameHint: 'Everyone can read this. Your order and your email address are never shown.',
  cooking: 'How you cooked it (optional)',
  cookingHint: 'It helps others to plan their dinner, and us to state true times.',
  protein: 'Cooked with',
  noAnswer: 'No answer',
  minutes: 'Minutes',
  minutesHint: 'From the sealed pack to the table.',
  changes: 'What you changed',
  changesHint: `More water, another vegetable: up to ${REVIEW_LENGTHS.changes} characters.`,
  pictures: 'Pictures (optional)',
  picturesHint: `Up to ${REVIEW_PICTURES.most} pictures, JPEG, PNG or WebP, 5 MB each. We look at each before it appears, and remove where and when it was taken.`,
  choosePictures: 'Choose pictures',
  choosePicturesAgain: 'Your browser has forgotten the pictures. Please choose them again.',
  picture: (place: number) => `Picture ${place}`,
  processing: 'Not ready yet',
  removePicture: (place: number) => `Remove picture ${place}`,
  remove: 'Remove',
  removeChosen: (name: string) => `Remove ${name}`,
  preparing: 'Preparing your pictures...',
  chosen: (count: number) => (count === 1 ? '1 picture chosen' : `${count} pictures chosen`),
  save: 'Send review',
  change: 'Send changes',
  saving: 'Sending...',
  checked: 'We read every review before it appears, and publish it whether you liked your dinner or not.',
  deleteTitle: 'Delete this review',
  deleteText: 'It disappears from the shop with its pictures, and so does our reply. You can write another one later.',
  deleteIt: 'Delete my review',
  deleting: 'Deleting...',
  logInAgain: 'Log in in a new tab',
  notDelivered: 'You can review this once your order has arrived',
  notDeliveredText: `Reviews here come from people who received the product. When the carrier reports your parcel as delivered, this page shows the form. If the carrier reports nothing, the form is here ${REVIEW_POLICY.assumedDeliveryDays} days after we shipped your order.`,
  orders: 'See my orders',
  reason: (reason: string) => `${reason} Change it and send it again.`,
  ratingMissing: 'Choose a number of stars.',
  titleMissing: 'Give your review a title.',
  titleLong: `A title has at most ${REVIEW_LENGTHS.title} characters.`,
  bodyShort: `Write at least ${REVIEW_LENGTHS.bodyMin} characters, so that others learn something from it.`,
  bodyLong: (length: number) =>
    `A review has at most ${formatCount(REVIEW_LENGTHS.body)} characters; this one has ${formatCount(length)}.`,
  proteinUnknown: 'Choose one of the list.',
  minutesWrong: `Enter whole minutes, from ${COOK_MINUTES.least} to ${COOK_MINUTES.most}, or nothing.`,
  changesLong: `This has at most ${REVIEW_LENGTHS.changes} characters.`,
  nameMissing: 'Enter the name to show with your review.',
  nameLong: `A name has at most ${REVIEW_LENGTHS.name} characters.`,
} as const;

export const OWN_STATE_TITLES: Readonly<Record<OwnReviewView['state'], string>> = {
  pending: 'Your review is waiting to be read by us',
  published: 'Your review is published',
  rejected: 'Your review was not published',
};

/** Why a form was not accepted as a whole. */
export type ReviewProblem =
  | {
      readonly kind:
        | 'signed-out'
        | 'another-person'
        | 'offline'
        | 'unavailable'
        | 'unreadable'
        | 'invalid'
        | 'pictures-not-stored'
        | 'not-delivered';
    }
  | {readonly kind: 'throttled'; readonly retryAfterSeconds: number};

const NOT_DONE = {save: 'Your review was not saved', delete: 'Your review was not deleted'} as const;

export const reviewProblemNotice = (problem: ReviewProblem, intent: ReviewIntent = 'save'): Notice => ({
  tone: 'error',
  title: problem.kind === 'signed-out' ? 'Your session has expired. Please log in again' : NOT_DONE[intent],
  body: reviewProblemText(problem),
  id: 'review-problem',
});

function reviewProblemText(problem: ReviewProblem): string {
  switch (problem.kind) {
    case 'signed-out':
      return 'Log in again, then send it once more. What you typed stays on this page.';
    case 'another-person':
      return 'Somebody else has logged in in this browser since this page was opened.';
    case 'offline':
      return 'Network error. Please check your connection and try again.';
    case 'unavailable':
      return 'This is not possible right now. What you typed stays here: please try again in a few minutes.';
    case 'unreadable':
      return 'That was more than this form takes. Please shorten it and try again.';
    case 'invalid':
      return 'Please check the marked fields.';
    case 'pictures-not-stored':
      return 'Your pictures cannot be stored right now. Please try again in a few minutes, or send your review without them.';
    case 'not-delivered':
      return WRITE_COPY.notDelivered;
    case 'throttled': {
      const minutes = Math.ceil(problem.retryAfterSeconds / MINUTE_SECONDS);
      return `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
    }
  }
}

export function picturesProblemText(problem: PicturesProblem): string {
  switch (problem.kind) {
    case 'too-many':
      return `A review has at most ${REVIEW_PICTURES.most} pictures.`;
    case 'too-much':
      return 'These pictures are too large together. Please choose smaller ones, up to 5 MB each.';
    case 'not-stored':
      return 'These pictures were not stored.';
    case 'too-large':
      return `“${problem.name}” is larger than 5 MB.`;
    case 'no-picture':
      return `“${problem.name}” cannot be read as a JPEG, PNG or WebP picture.`;
    case 'too-many-pixels':
      return `“${problem.name}” has more than 20 megapixels.`;
  }
}
