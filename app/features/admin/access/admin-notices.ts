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
  'note-added': {tone: 'success', title: 'Note added', durationMs: SHORT_MS},
  'admin-unverifiable': {tone: 'error', title: 'Failed to verify admin access', durationMs: LONG_MS},
} as const satisfies Partial<Record<FlashCode, Notice>>;
