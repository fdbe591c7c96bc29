import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

const SHORT_MS = 3_000;
const LONG_MS = 5_000;

export const RESET_SENT: Notice = {
  tone: 'success',
  title: 'Password Reset Email Sent',
  body: 'Please check your email for instructions to reset your password.',
  durationMs: LONG_MS,
  id: 'reset-sent',
};

/** The notices after a redirect, by flash code. */
export const IDENTITY_NOTICES = {
  'signed-in': {
    tone: 'success',
    title: 'Welcome back!',
    body: 'You have successfully logged in.',
    durationMs: SHORT_MS,
  },
  'signed-up': {tone: 'success', title: 'Welcome!', body: 'You have successfully signed in.', durationMs: SHORT_MS},
  'signed-in-with-google': {
    tone: 'success',
    title: 'Welcome!',
    body: "You've successfully signed in with Google.",
    durationMs: SHORT_MS,
  },
  'google-failed': {
    tone: 'error',
    title: 'Sign-in failed',
    body: 'Failed to sign in with Google. Please try again.',
    durationMs: SHORT_MS,
  },
  'code-failed': {
    tone: 'error',
    title: 'Sign-in failed',
    body: 'Failed to sign in with a code. Please try again.',
    durationMs: SHORT_MS,
  },
  linked: {
    tone: 'success',
    title: 'Accounts connected',
    body: 'You can sign in either way from now on.',
    durationMs: LONG_MS,
  },
  'link-too-late': {
    tone: 'error',
    title: 'Please sign in again',
    body: 'Your accounts can be connected within ten minutes of signing in.',
    durationMs: LONG_MS,
  },
  'link-taken': {
    tone: 'error',
    title: 'Already connected',
    body: 'One of the two is connected to another account.',
    durationMs: LONG_MS,
  },
  'signed-out': {tone: 'success', title: 'Logged out', durationMs: SHORT_MS},
  'signed-out-everywhere': {
    tone: 'success',
    title: 'Logged out',
    body: 'You are logged out on all of your devices.',
    durationMs: SHORT_MS,
  },
  'sign-out-incomplete': {
    tone: 'error',
    title: 'Error logging out. Please try again.',
    body: 'You are logged out in this browser. Your session may still be open elsewhere.',
    durationMs: LONG_MS,
  },
  'account-waits': {
    tone: 'info',
    title: 'Your account is ready',
    body: 'We could not sign you in just now. Please sign in with your new password.',
    durationMs: LONG_MS,
  },
  'password-reset': {
    tone: 'success',
    title: 'Password Reset Successful',
    body: 'Sign in with your new password.',
    durationMs: LONG_MS,
  },
  'account-activated': {
    tone: 'success',
    title: 'Account Activated Successfully',
    body: 'Sign in with your new password.',
    durationMs: LONG_MS,
  },
  'sign-in-required': {
    tone: 'error',
    title: 'Authentication Required',
    body: 'Please log in to continue.',
    durationMs: SHORT_MS,
  },
  'orders-sign-in-required': {
    tone: 'error',
    title: 'Authentication Required',
    body: 'Please log in to view your orders',
    durationMs: SHORT_MS,
  },
  'orders-need-person': {
    tone: 'error',
    title: 'Orders require Supabase authentication. Please sign up or log in with email/password.',
    durationMs: LONG_MS,
  },
  'session-expired': {
    tone: 'error',
    title: 'Your session has expired. Please log in again',
    durationMs: SHORT_MS,
  },
} as const satisfies Partial<Record<FlashCode, Notice>>;

/** The flash codes of sign-in, sign-out and recovery. */
export type IdentityNotice = keyof typeof IDENTITY_NOTICES;

const VIEWER_CHANGES: ReadonlySet<FlashCode> = new Set<FlashCode>([
  'signed-in',
  'signed-up',
  'signed-in-with-google',
  'linked',
  'signed-out',
  'signed-out-everywhere',
  'sign-out-incomplete',
  'password-reset',
  'account-activated',
  'session-expired',
  'account-deletion-planned',
]);

/** Returns whether another viewer, or none, is signed in after the redirect with this code. */
export const changesViewer = (code: FlashCode): boolean => VIEWER_CHANGES.has(code);
