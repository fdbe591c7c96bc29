import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

const LONG_MS = 5_000;

/** The flash notices of people whom the admin pages do not admit, by code. */
export const ADMIN_NOTICES = {
  'admin-denied': {
    tone: 'error',
    title: 'Access Denied: You do not have permission to access this page.',
    durationMs: LONG_MS,
  },
  'admin-unverifiable': {tone: 'error', title: 'Failed to verify admin access', durationMs: LONG_MS},
} as const satisfies Partial<Record<FlashCode, Notice>>;
