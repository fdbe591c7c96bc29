import type {Notice} from '~/core/notice';
import {SUBSCRIPTION_POLICY} from '~/core/policy';

const {linkDays} = SUBSCRIPTION_POLICY;

export const STOCK_ALERT_COPY = {
  page: 'Back in stock',
  title: 'Email me when it is back',
  email: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Email me',
  submitting: 'Saving...',
  hint: 'One email when it is back, and nothing else. We ask you to confirm your address first.',
  privacy: 'Privacy Policy',
  waitFor: (name: string) => `You are waiting for ${name}.`,
  choose: (name: string) => `You can ask for an email on the page of ${name}, while it is sold out.`,
  toProduct: (name: string) => `Back to ${name}`,
} as const;

/** `recorded` is also the answer for an address that waits already: it reveals nothing about the address. */
export type StockAlertOutcome = 'recorded' | 'invalid' | 'unknown' | 'available' | 'throttled' | 'failed';

export function stockAlertNotice(outcome: StockAlertOutcome): Notice {
  switch (outcome) {
    case 'recorded':
      return {
        tone: 'success',
        title: 'Check your email',
        body: 'We send you a link to confirm your address, unless you have used it for this before. One email follows when it is back.',
      };
    case 'invalid':
      return {tone: 'error', title: 'Invalid Email', body: 'Please enter a valid email address.'};
    case 'unknown':
      return {
        tone: 'error',
        title: 'We do not know what you are waiting for',
        body: 'It may no longer be sold. Please have another look at its page.',
      };
    case 'available':
      return {tone: 'success', title: 'It is back already', body: 'You can buy it now.'};
    case 'throttled':
      return {tone: 'error', title: 'That was once too often', body: 'Please try again in an hour.'};
    case 'failed':
      return {
        tone: 'error',
        title: 'Your address could not be saved',
        body: 'Nothing is lost. Please try again in a minute.',
      };
  }
}

export type AlertConfirmOutcome = 'confirmed' | 'already' | 'expired' | 'unsubscribed' | 'unknown' | 'failed';

export const ALERT_CONFIRM_COPY = {
  page: 'Confirm your email address',
  text: 'One click, and we email you once when it is back in stock.',
  button: 'Confirm my address',
  pending: 'Confirming...',
  browse: 'Browse the kits',
} as const;

export const ALERT_CONFIRM_RESULTS: Readonly<
  Record<AlertConfirmOutcome, {readonly title: string; readonly text: string}>
> = {
  confirmed: {
    title: 'Thank you, your address is confirmed!',
    text: 'We email you as soon as it is back. We wait for a year at most.',
  },
  already: {title: 'Your address is already confirmed', text: 'There is nothing more to do.'},
  expired: {
    title: 'This link is too old',
    text: `A link works for ${linkDays} days. If it is still sold out, its page sends you a new one.`,
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'We send you nothing. If you changed your mind, ask again on the page of the product.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Parts of it may be missing, or a later email has replaced it. Copy the whole link, or ask again on the page of the product.',
  },
  failed: {title: 'Your address could not be confirmed', text: 'Nothing is lost. Please try again in a minute.'},
};

export type AlertStopOutcome = 'unsubscribed' | 'already' | 'unknown' | 'failed';

export const ALERT_STOP_COPY = {
  page: 'Unsubscribe',
  text: 'Stop all emails about what is back in stock. Other emails still arrive.',
  button: 'Unsubscribe',
  pending: 'Unsubscribing...',
  home: 'Back to the shop',
  contact: 'Contact us',
} as const;

export const ALERT_STOP_RESULTS: Readonly<Record<AlertStopOutcome, {readonly title: string; readonly text: string}>> = {
  unsubscribed: {title: 'You are unsubscribed', text: 'We send no email about stock to this address.'},
  already: {title: 'You are unsubscribed', text: 'No email about stock is waiting for this address.'},
  unknown: {
    title: 'This link does not work',
    text: 'Parts of it may be missing. Copy the whole link, or write to us: we will remove your address.',
  },
  failed: {title: 'That did not work', text: 'Please try again in a minute.'},
};
