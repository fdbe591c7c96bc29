import type {Notice} from '~/core/notice';

/** The notices for forms of the order page that failed for a reason common to all of them. */
export const ORDER_PROBLEMS = {
  unreadable: {
    tone: 'error',
    title: 'That could not be read',
    body: 'Please reload the page and try again.',
    id: 'order-problem',
  },
  unavailable: {
    tone: 'error',
    title: 'This is not possible right now',
    body: 'Nothing was changed. Please try again in a few minutes.',
    id: 'order-problem',
  },
  /** The form keeps its idempotency key. */
  offline: {
    tone: 'warning',
    title: 'The connection failed',
    body: 'Send the form again once it is back: it is never done twice.',
    id: 'order-problem',
  },
  notYours: {tone: 'error', title: 'This is not one of your own orders', id: 'order-problem'},
} as const satisfies Readonly<Record<string, Notice>>;
