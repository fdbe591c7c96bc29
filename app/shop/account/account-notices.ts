import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';
import {PERSONAL_DATA_POLICY} from '~/core/policy';

const SHORT_MS = 3_000;
const LONG_MS = 5_000;

/** The notices after a redirect, by flash code. */
export const ACCOUNT_NOTICES = {
  'profile-saved': {tone: 'success', title: 'Profile updated', durationMs: SHORT_MS},
  'profile-not-yet': {
    tone: 'info',
    title: 'Profile updates will be available when Shopify is fully integrated.',
    durationMs: LONG_MS,
  },
  'password-changed': {
    tone: 'success',
    title: 'Password updated',
    body: 'You are logged out on all of your other devices.',
    durationMs: LONG_MS,
  },
  'password-changed-here': {
    tone: 'warning',
    title: 'Password updated',
    body: 'Other devices may still be logged in. Log out everywhere to be sure.',
    durationMs: LONG_MS,
  },
  'password-not-yet': {
    tone: 'info',
    title: 'Password update functionality will be available soon with Supabase integration.',
    durationMs: LONG_MS,
  },
  'address-added': {tone: 'success', title: 'Address added', durationMs: SHORT_MS},
  'address-saved': {tone: 'success', title: 'Address saved', durationMs: SHORT_MS},
  'address-removed': {tone: 'success', title: 'Address removed', durationMs: SHORT_MS},
  'address-made-default': {tone: 'success', title: 'Default address changed', durationMs: SHORT_MS},
  'address-missing': {
    tone: 'warning',
    title: 'This address is no longer in your address book.',
    durationMs: LONG_MS,
  },
  'account-of-another': {
    tone: 'warning',
    title: 'Nothing was changed',
    body: 'Somebody else has logged in in this browser since that page was opened.',
    durationMs: LONG_MS,
  },
  'subscription-paused': {tone: 'success', title: 'Subscription paused', durationMs: SHORT_MS},
  'subscription-resumed': {tone: 'success', title: 'Subscription resumed', durationMs: SHORT_MS},
  'subscription-skipped': {tone: 'success', title: 'The next order is skipped', durationMs: SHORT_MS},
  'subscription-unskipped': {tone: 'success', title: 'The order is planned again', durationMs: SHORT_MS},
  'subscription-canceled': {tone: 'success', title: 'Subscription canceled', durationMs: LONG_MS},
  'session-ended': {tone: 'success', title: 'Session ended', durationMs: SHORT_MS},
  'sessions-ended': {tone: 'success', title: 'All other sessions ended', durationMs: SHORT_MS},
  'email-change-mailed': {
    tone: 'success',
    title: 'Check both mailboxes',
    body: 'We mailed a link to your current and to your new address.',
    durationMs: LONG_MS,
  },
  'email-change-canceled': {
    tone: 'success',
    title: 'Change canceled',
    body: 'Your email address stays as it is.',
    durationMs: LONG_MS,
  },
  'deletion-link-mailed': {
    tone: 'success',
    title: 'Check your email',
    body: 'We mailed you the link that deletes your account.',
    durationMs: LONG_MS,
  },
  'account-deletion-planned': {
    tone: 'info',
    title: `Your account will be deleted in ${PERSONAL_DATA_POLICY.deletionDays} days`,
    body: 'You are logged out everywhere. To keep your account, log in before that or use the link in our mail.',
  },
  'mails-saved': {tone: 'success', title: 'Your choice is saved', durationMs: SHORT_MS},
  'data-shop-down': {
    tone: 'error',
    title: 'Your data was not downloaded',
    body: 'Our shop does not answer, and the file would lack a part. Please try again in a few minutes.',
    durationMs: LONG_MS,
  },
  'data-too-often': {
    tone: 'warning',
    title: 'Your data was not downloaded',
    body: 'You downloaded it several times within the last hour. Please try again later.',
    durationMs: LONG_MS,
  },
  'data-unavailable': {
    tone: 'error',
    title: 'Your data was not downloaded',
    body: 'This is not possible right now. Please try again in a few minutes.',
    durationMs: LONG_MS,
  },
} as const satisfies Partial<Record<FlashCode, Notice>>;

/** The flash codes of the account area. */
export type AccountNotice = keyof typeof ACCOUNT_NOTICES;
