import {LONG_NAME} from '~/workbench/long-name';
import type {CardReply} from './card/card-reply';
import type {SignInCardProps} from './card/SignInCard';
import type {LinkState} from './linking/link-state';

/** An address that must wrap. */
export const LONG_EMAIL = `${LONG_NAME.replaceAll(/\W/g, '').toLowerCase()}@example.com`;

/** A card that offers every way to sign in. */
export const SIGN_IN_CARD: SignInCardProps = {
  path: '/auth',
  tab: 'sign-in',
  returnTo: null,
  leadsTo: '/profile',
  hasPasswords: true,
  passwordless: {google: true, code: true},
};

const toReply = (error: Readonly<Record<string, string>>): CardReply => ({
  lastResult: {
    status: 'error',
    initialValue: {email: 'asha'},
    error: Object.fromEntries(Object.entries(error).map(([field, message]) => [field, [message]])),
  },
  failure: null,
  mailedTo: null,
});

export const INVALID_SIGN_IN = toReply({email: 'Please enter a valid email', password: 'Password is required'});

export const INVALID_SIGN_UP = toReply({
  name: 'Name is required',
  email: 'Please enter a valid email',
  password: 'Password must be at least 8 characters',
  confirmPassword: 'Passwords do not match',
});

export const INVALID_NEW_PASSWORD = {
  ...toReply({password: 'Password must be at least 8 characters', confirmPassword: 'Passwords do not match'}),
  isInvalid: false,
};

/** What the server replies if it could not reach Shopify. */
export const FAILED_REPLY: CardReply = {
  lastResult: null,
  failure: {tone: 'error', title: 'Login failed', body: 'We could not reach the shop. Please try again in a moment.'},
  mailedTo: null,
};

const GOOGLE_ONLY: LinkState = {
  hasGoogle: true,
  hasShop: false,
  canUseShop: false,
  email: 'asha@example.com',
  offersGoogle: true,
  offersCode: true,
  offersPasswords: false,
  returnTo: null,
};

/** Which accounts a person has connected, by name. */
export const LINK_STATES: Readonly<Record<string, LinkState>> = {
  'signed in with Google': {...GOOGLE_ONLY, offersPasswords: true},
  'signed in with a code': {...GOOGLE_ONLY, hasGoogle: false, hasShop: true, canUseShop: true, email: LONG_EMAIL},
  'connected, not yet opened': {...GOOGLE_ONLY, hasShop: true},
  connected: {...GOOGLE_ONLY, hasShop: true, canUseShop: true},
  'no other way offered': {...GOOGLE_ONLY, offersCode: false, email: null},
};
