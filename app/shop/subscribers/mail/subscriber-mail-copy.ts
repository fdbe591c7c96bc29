import {PROMO_POLICY, SUBSCRIPTION_POLICY} from '~/core/policy';
import type {MailContent} from '~/platform/mail/mail-content';
import {REPLACES_BANNER_CODE} from '../subscriber-copy';

const {popupPercent: percentOff, popupCodeDays: codeDays} = PROMO_POLICY;
const {linkDays} = SUBSCRIPTION_POLICY;

export interface QueuedMail {
  readonly kind: 'confirmation' | 'code' | 'waitlist';
  readonly firstName: string;
  /** Whether the address was entered for the code. */
  readonly wantsCode: boolean;
  readonly code: string | null;
}

interface MailLinks {
  readonly origin: string;
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

const NO_ITEMS = {items: [], amounts: [], total: null} as const;

const confirmation = ({wantsCode}: QueuedMail, shopName: string, {confirmUrl}: MailLinks): MailContent => {
  const paragraph = wantsCode
    ? `Confirm your address, and we send you your code for ${percentOff}% off at ${shopName}. ${REPLACES_BANNER_CODE}.`
    : `Confirm your address, and you are on the waitlist of ${shopName} for early lots.`;
  return {
    subject: `Confirm your email address for ${shopName}`,
    preview: paragraph,
    title: 'One click to go',
    paragraph,
    action: {label: 'Confirm my address', url: confirmUrl},
    ...NO_ITEMS,
    note: `The link works for ${linkDays} days. If you did not sign up, ignore this email: without your confirmation we send you nothing more.`,
  };
};

const welcome = ({code}: QueuedMail, shopName: string, {origin}: MailLinks): MailContent => {
  const paragraph = `Welcome to ${shopName}! Here is your code for ${percentOff}% off every kit and every bundle.`;
  return {
    subject: `Your ${percentOff}% code for ${shopName}`,
    preview: paragraph,
    title: 'Your code is here',
    paragraph,
    ...(code && {code: {label: 'Your code', value: code}}),
    action: {label: 'Shop with my code', url: `${origin}/discount/${code ?? ''}?redirect=/products`},
    ...NO_ITEMS,
    note: `The code works once, for one order, within ${codeDays} days. ${REPLACES_BANNER_CODE}: an order takes one code for products.`,
  };
};

const waitlist = ({firstName}: QueuedMail, shopName: string, {origin}: MailLinks): MailContent => {
  const paragraph = `You are on the waitlist of ${shopName}. We write to you when the next lot is ready, before it is in the shop for everyone.`;
  return {
    subject: `You are on the waitlist of ${shopName}`,
    preview: paragraph,
    title: `Thank you, ${firstName}`,
    paragraph,
    action: {label: 'See what we cook', url: `${origin}/products`},
    ...NO_ITEMS,
    note: 'Until then, our kits are in the shop, and our recipes are free.',
  };
};

const CONTENTS = {confirmation, code: welcome, waitlist} as const;

export const subscriberMail = (mail: QueuedMail, shopName: string, links: MailLinks): MailContent => ({
  ...CONTENTS[mail.kind](mail, shopName, links),
  // The mail that asks to confirm an address advertises nothing.
  ...(mail.kind !== 'confirmation' && {isMarketing: true}),
  unsubscribeUrl: links.unsubscribeUrl,
});
