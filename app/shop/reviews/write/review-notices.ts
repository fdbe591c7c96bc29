import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

/** The notices after a form of the review page, by flash code. */
export const REVIEW_NOTICES = {
  'review-saved': {
    tone: 'success',
    title: 'Thank you for your review',
    body: 'It appears in the shop as soon as we have read it.',
  },
  'review-unchanged': {tone: 'info', title: 'Your review is the same as before'},
  'review-deleted': {tone: 'success', title: 'Your review was deleted'},
} as const satisfies Partial<Record<FlashCode, Notice>>;
