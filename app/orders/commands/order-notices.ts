import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

const SHORT_MS = 3_000;
const LONG_MS = 5_000;

/** The flash notices of orders, by code. */
export const ORDER_NOTICES = {
  'order-hidden': {tone: 'success', title: 'Order hidden', body: 'You can undo this.', durationMs: LONG_MS},
  'order-shown': {tone: 'success', title: 'Your order is in the list again', durationMs: SHORT_MS},
  'order-bought-again': {tone: 'success', title: 'Everything is in your cart again', durationMs: SHORT_MS},
  'order-fulfilled': {tone: 'success', title: 'Order marked as fulfilled', durationMs: SHORT_MS},
  'order-partly-fulfilled': {tone: 'success', title: 'Order partly fulfilled', durationMs: LONG_MS},
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
  'order-refunded': {
    tone: 'success',
    title: 'Refund made',
    body: 'Shopify confirmed it. The totals here follow in a moment.',
    durationMs: LONG_MS,
  },
  'order-held': {tone: 'success', title: 'Fulfillment order put on hold', durationMs: SHORT_MS},
  'order-tag-added': {tone: 'success', title: 'Tag added', durationMs: SHORT_MS},
  'order-tag-removed': {tone: 'success', title: 'Tag removed', durationMs: SHORT_MS},
  'order-address-corrected': {tone: 'success', title: 'Address corrected', durationMs: SHORT_MS},
  'order-hold-released': {tone: 'success', title: 'Hold released', durationMs: SHORT_MS},
} as const satisfies Partial<Record<FlashCode, Notice>>;

export type OrderNotice = keyof typeof ORDER_NOTICES;

/** Shown if the list could not be fetched. */
export const LIST_FAILURE: Notice = {
  tone: 'error',
  title: 'Error',
  body: 'Failed to fetch orders',
  durationMs: LONG_MS,
  id: 'orders-failed',
};
