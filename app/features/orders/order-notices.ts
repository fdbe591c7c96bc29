import type {Notice} from '~/core/notice';

const SHORT_MS = 3_000;
const LONG_MS = 5_000;

/** What the page after a redirect says, by the code that the redirect leaves behind. */
export const ORDER_NOTICES = {
  'order-hidden': {tone: 'success', title: 'Order hidden', body: 'You can undo this.', durationMs: LONG_MS},
  'order-shown': {tone: 'success', title: 'Your order is in the list again', durationMs: SHORT_MS},
  'order-bought-again': {tone: 'success', title: 'Everything is in your basket again', durationMs: SHORT_MS},
  'order-fulfilled': {tone: 'success', title: 'Order marked as fulfilled', durationMs: SHORT_MS},
  'order-tracking-added': {tone: 'success', title: 'Tracking information added successfully', durationMs: SHORT_MS},
  'order-tracking-updated': {
    tone: 'success',
    title: 'Tracking information updated successfully',
    durationMs: SHORT_MS,
  },
  'order-fulfillment-cancelled': {
    tone: 'success',
    title: 'Fulfillment order cancelled successfully',
    durationMs: SHORT_MS,
  },
} as const satisfies Readonly<Record<string, Notice>>;

/** What the redirect after a change of an order may say. */
export type OrderNotice = keyof typeof ORDER_NOTICES;

/** The list could not be fetched. */
export const LIST_FAILURE: Notice = {
  tone: 'error',
  title: 'Error',
  body: 'Failed to fetch orders',
  durationMs: LONG_MS,
  id: 'orders-failed',
};
