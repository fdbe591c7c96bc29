import type {Notice} from '~/core/notice';
import {PROMO_POLICY, SUBSCRIPTION_POLICY} from '~/core/policy';

const {popupPercent: percentOff, popupCodeDays: codeDays} = PROMO_POLICY;
const {linkDays} = SUBSCRIPTION_POLICY;

/** How the code of subscribers relates to the offer for everyone, which the merchant may change. */
export const REPLACES_BANNER_CODE = 'It replaces the code in our banner';

export type SubscribeOutcome = 'recorded' | 'known' | 'invalid' | 'throttled' | 'failed';

export const SUBSCRIBE_COPY = {
  page: 'Sign up',
  title: `Get ${percentOff}% off your order`,
  text: `New spice blends, recipes and offers, a few times a month. Your code comes by email. ${REPLACES_BANNER_CODE}.`,
  email: 'Email address',
  placeholder: 'you@example.com',
  submit: `Get my ${percentOff}% code`,
  submitting: 'Submitting...',
  decline: "No thanks, I'll pay full price",
  close: 'Close',
  privacy: 'Privacy policy',
  trap: 'Leave this field empty',
  shop: 'Browse the kits',
} as const;

/** The sentence that a person agrees to. Its version is stored with it: change both together. */
export const CONSENT = {
  version: '2026-11',
  text: (shopName: string): string =>
    `By signing up you agree to receive marketing email from ${shopName}. You can unsubscribe at any time.`,
} as const;

const invalid: Notice = {
  tone: 'error',
  title: 'Invalid Email',
  body: 'Please enter a valid email address.',
  id: 'subscribe',
};

const failed: Notice = {
  tone: 'error',
  title: 'Oops! Something went wrong',
  body: 'Please try again or contact support.',
  id: 'subscribe',
};

/** The message for an address without an at sign, which the browser shows itself. */
export const INVALID_EMAIL = invalid;

/** The message while the connection is lost. */
export const SUBSCRIBE_FAILED = failed;

export function subscribeNotice(outcome: SubscribeOutcome, shopName: string): Notice {
  switch (outcome) {
    case 'recorded':
      return {
        tone: 'success',
        title: `Welcome to ${shopName}!`,
        body: `Check your email for your ${percentOff}% discount code!`,
        id: 'subscribe',
      };
    case 'known':
      return {
        tone: 'info',
        title: 'Already Registered',
        body: "You're already on our list! Check your email for your discount code.",
        id: 'subscribe',
      };
    case 'invalid':
      return invalid;
    case 'throttled':
    case 'failed':
      return failed;
  }
}

export type ConfirmOutcome = 'confirmed' | 'already' | 'used' | 'expired' | 'unsubscribed' | 'unknown' | 'failed';

export const CONFIRM_COPY = {
  page: 'Confirm your email address',
  text: 'One click, and you are on our list.',
  button: 'Confirm my address',
  pending: 'Confirming...',
  code: 'Your code',
  codeText: `${percentOff}% off everything in your cart, once, within ${codeDays} days. ${REPLACES_BANNER_CODE}: one code per order.`,
  codeLater: 'Your code is on its way. We email it as soon as it is ready.',
  waitlist: 'You are on the waitlist. We email you when the next lot is ready, before it is in the shop for everyone.',
  shop: 'Shop with my code',
  browse: 'Browse the kits',
  renew: 'Email me a new link',
  renewing: 'Sending...',
  signUp: 'Sign up again',
} as const;

export const CONFIRM_RESULTS: Readonly<Record<ConfirmOutcome, {readonly title: string; readonly text: string}>> = {
  confirmed: {title: 'Thank you, your address is confirmed!', text: ''},
  already: {title: 'Your address is already confirmed', text: 'There is nothing more to do.'},
  used: {
    title: 'This link has been used before',
    text: 'It belongs to an earlier sign-up. Use the link in our latest email, or get a new one.',
  },
  expired: {title: 'This link is too old', text: `A link works for ${linkDays} days. We can email you a new one.`},
  unsubscribed: {title: 'You have unsubscribed', text: 'We send you nothing. If you changed your mind, sign up again.'},
  unknown: {
    title: 'This link does not work',
    text: 'Parts of it may be missing. Copy the whole link, or sign up again.',
  },
  failed: {title: 'Your address could not be confirmed', text: 'Nothing is lost. Please try again in a minute.'},
};

export type RenewOutcome = 'queued' | 'recent' | 'unsubscribed' | 'confirmed' | 'unknown' | 'failed';

export const RENEW_RESULTS: Readonly<Record<RenewOutcome, Notice>> = {
  queued: {tone: 'success', title: 'A new link is on its way', body: 'Please check your email.'},
  recent: {
    tone: 'info',
    title: 'We sent you a link less than a day ago',
    body: 'Please check your email, the spam folder too.',
  },
  confirmed: {tone: 'success', title: 'Your address is already confirmed'},
  unsubscribed: {tone: 'info', title: 'You have unsubscribed', body: 'Sign up again if you changed your mind.'},
  unknown: {tone: 'error', title: 'This link does not work', body: 'Please sign up again.'},
  failed: {tone: 'error', title: 'No link could be sent', body: 'Please try again in a minute.'},
};

export type UnsubscribeOutcome = 'unsubscribed' | 'already' | 'unknown' | 'failed';

export const UNSUBSCRIBE_COPY = {
  page: 'Unsubscribe',
  text: 'Stop all marketing email to this address. Emails about your orders still arrive.',
  button: 'Unsubscribe',
  pending: 'Unsubscribing...',
  home: 'Back to the shop',
  contact: 'Contact us',
} as const;

export const UNSUBSCRIBE_RESULTS: Readonly<
  Record<UnsubscribeOutcome, {readonly title: string; readonly text: string}>
> = {
  unsubscribed: {title: 'You are unsubscribed', text: 'We send no more marketing email to this address.'},
  already: {title: 'You are unsubscribed', text: 'We stopped sending marketing email to this address before.'},
  unknown: {
    title: 'This link does not work',
    text: 'Parts of it may be missing. Copy the whole link, or write to us: we will remove your address.',
  },
  failed: {title: 'That did not work', text: 'You are still subscribed. Please try again in a minute.'},
};
