import {REVIEW_POLICY} from '~/core/policy';
import type {OwnReviewView} from '../write/own-review';

export const OWN_REVIEWS_COPY = {
  title: 'Your reviews',
  open: 'Waiting for your review',
  openText: 'Tell others how these turned out.',
  written: 'What you wrote',
  none: 'Nothing to review yet',
  noneText: `Once an order has arrived, you can review what was in it here. If the carrier reports nothing, that is ${REVIEW_POLICY.assumedDeliveryDays} days after we shipped it.`,
  orders: 'See my orders',
  change: 'Change',
  see: 'See it in the shop',
  sent: 'Sent on',
  about: (title: string) => `your review of ${title}`,
  unavailable: 'Your reviews cannot be loaded right now',
  unavailableText: 'What you wrote is safe. Please try again in a few minutes.',
  retry: 'Try Again',
} as const;

export const OWN_STATE_LABELS: Readonly<Record<OwnReviewView['state'], string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Not published',
};

/** What a state means, under the review. */
export const OWN_STATE_TEXTS: Readonly<Record<OwnReviewView['state'], string | null>> = {
  pending: 'We read every review before it appears.',
  published: null,
  rejected: null,
};
