import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

const SHORT_MS = 3_000;
const LONG_MS = 5_000;

/** The flash notices of the admin pages, and of people whom they do not admit, by code. */
export const ADMIN_NOTICES = {
  'admin-denied': {
    tone: 'error',
    title: 'Access Denied: You do not have permission to access this page.',
    durationMs: LONG_MS,
  },
  'desk-view-saved': {tone: 'success', title: 'View saved', durationMs: SHORT_MS},
  'desk-view-removed': {tone: 'success', title: 'View removed', durationMs: SHORT_MS},
  'orders-not-exported': {
    tone: 'error',
    title: 'The orders were not exported. Please try again in a minute.',
    durationMs: LONG_MS,
  },
  'order-imported': {tone: 'success', title: 'Order imported', durationMs: SHORT_MS},
  'activation-sent': {tone: 'success', title: 'Activation email sent', durationMs: SHORT_MS},
  'customer-sessions-ended': {tone: 'success', title: 'All sessions ended', durationMs: SHORT_MS},
  'customer-deletion-planned': {tone: 'success', title: 'The account will be deleted', durationMs: SHORT_MS},
  'customer-kept': {tone: 'success', title: 'The account stays', durationMs: SHORT_MS},
  'customer-data-unavailable': {
    tone: 'error',
    title: 'The data was not downloaded',
    body: 'The database or Shopify does not respond, or the customer has no account here. Please try again in a minute.',
    durationMs: LONG_MS,
  },
  'customer-erased': {tone: 'success', title: 'Task ended', durationMs: SHORT_MS},
  'review-published': {tone: 'success', title: 'Review published', durationMs: SHORT_MS},
  'review-rejected': {tone: 'success', title: 'Review not published', durationMs: SHORT_MS},
  'review-picture-removed': {tone: 'success', title: 'Picture removed', durationMs: SHORT_MS},
  'notification-sent': {tone: 'success', title: 'Notification sent', durationMs: SHORT_MS},
  'note-added': {tone: 'success', title: 'Note added', durationMs: SHORT_MS},
  'settings-saved': {tone: 'success', title: 'Settings saved', durationMs: SHORT_MS},
  'admin-unverifiable': {tone: 'error', title: 'Failed to verify admin access', durationMs: LONG_MS},
} as const satisfies Partial<Record<FlashCode, Notice>>;
