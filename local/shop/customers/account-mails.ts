import {mailPage, type MailRow} from '../../mail/mail-page';
import {sendMail} from '../../mail/outbox';
import type {ShopContext} from '../state';
import type {GiftCardRecipient} from '../gift-cards/gift-card-record';
import {issueLink, rewriteLinks} from './account-links';
import type {CustomerRecord} from './customer-record';
import {displayName} from './customer-store';

/** A mail with at most one link. */
interface LinkMail {
  readonly to: string;
  readonly subject: string;
  /** Heading of the HTML; the subject if absent. */
  readonly title?: string;
  readonly lines: readonly string[];
  readonly rows?: readonly MailRow[];
  readonly link?: {readonly text: string; readonly url: string; readonly plainUrl: string};
}

function send({to, subject, title = subject, lines, rows = [], link}: LinkMail, {state}: ShopContext): void {
  const {name, email} = state.seed.shop;
  const table = rows.map(({label, value}) => `${label}: ${value}`).join('\n');
  const parts = [...lines, ...(table ? [table] : []), ...(link ? [`${link.text}:`, link.plainUrl] : []), name];
  const page = mailPage({shopName: name, subject, title, lines, rows, link});
  sendMail(state, {from: `${name} <${email}>`, to: [to], subject, text: parts.join('\n\n'), html: page});
}

/** The text contains the link itself; the HTML links through Shopify's click tracking. */
function bothKinds(text: string, plainUrl: string, context: ShopContext): LinkMail['link'] {
  return {text, plainUrl, url: rewriteLinks(plainUrl, context)};
}

/** Mails the link that activates an account; `why` explains the reason. */
function mailActivation(customer: CustomerRecord, subject: string, why: string, context: ShopContext): void {
  const link = bothKinds('Activate your account', issueLink('activate', customer, context), context);
  const lines = [`Hi ${displayName(customer)},`, why, 'The link works for 30 days.'];
  send({to: customer.email, subject, lines, link}, context);
}

/** Mails a person who registers with a known address a link that proves its ownership. */
export function mailVerification(customer: CustomerRecord, context: ShopContext): void {
  const why = 'Please confirm your email address, then choose a password.';
  mailActivation(customer, 'Confirm your customer account', why, context);
}

export function mailInvitation(customer: CustomerRecord, customMessage: string | null, context: ShopContext): void {
  const why = customMessage ?? 'You have been invited to create a customer account.';
  mailActivation(customer, 'Customer account activation', why, context);
}

export function mailReset(customer: CustomerRecord, context: ShopContext): void {
  const link = bothKinds('Reset your password', issueLink('reset', customer, context), context);
  const lines = [
    `Hi ${displayName(customer)},`,
    'Follow this link to reset the password of your customer account.',
    "If you didn't ask for a new password, you can safely delete this email. The link works for 24 hours.",
  ];
  send({to: customer.email, subject: 'Reset your password', lines, link}, context);
}

/** Mails the code that proves an address at the identity server. */
export function mailCode(to: string, code: string, context: ShopContext): void {
  const {name} = context.state.seed.shop;
  const lines = [`Your code to sign in to ${name} is ${code}.`, 'It works for ten minutes. Tell it to nobody.'];
  send({to, subject: `${code} is your code to sign in`, lines}, context);
}

/** Mails the confirmation of an order. */
export function mailOrder(
  to: string,
  {number, rows, statusUrl}: {readonly number: number; readonly rows: readonly MailRow[]; readonly statusUrl: string},
  context: ShopContext,
): void {
  const link = {text: 'View your order', url: statusUrl, plainUrl: statusUrl};
  const lines = ['Thank you for your order!'];
  send({to, subject: `Order #${number} confirmed`, lines, rows, link}, context);
}

/** Mails a gift card to its recipient, or to its buyer without one. */
export function mailGiftCard(
  to: string,
  {
    code,
    amount,
    recipient,
  }: {readonly code: string; readonly amount: string; readonly recipient: GiftCardRecipient | null},
  context: ShopContext,
): void {
  const shop = context.state.seed.shop.name;
  const groups = code.toUpperCase().match(/.{4}/g) ?? [code];
  const lines = [
    recipient ? `Hi ${recipient.name ?? recipient.email},` : 'Hi,',
    recipient ? `Somebody has sent you a gift card of ${shop}.` : `Here is your gift card of ${shop}.`,
    ...(recipient?.message ? [recipient.message] : []),
    'Enter the code at the checkout. It does not expire.',
  ];
  const rows = [
    {label: 'Gift card', value: amount, pictureUrl: null},
    {label: 'Code', value: groups.join(' '), pictureUrl: null},
  ];
  send({to, subject: `Your ${amount} gift card`, lines, rows}, context);
}

/** What happened to an order, as Shopify's notifications name it. */
export type OrderNews =
  | 'edited'
  | 'shipped'
  | 'tracking-changed'
  | 'out-for-delivery'
  | 'delivered'
  | 'canceled'
  | 'refunded';

const NEWS: Readonly<Record<OrderNews, (number: number) => {readonly subject: string; readonly line: string}>> = {
  edited: (number) => ({subject: `Order #${number} has been edited`, line: 'Your order has been edited.'}),
  shipped: (number) => ({subject: `A shipment from order #${number} is on the way`, line: 'Your order is on the way.'}),
  'tracking-changed': (number) => ({
    subject: `Shipping update for order #${number}`,
    line: 'The tracking information of your shipment has changed.',
  }),
  'out-for-delivery': (number) => ({
    subject: `A shipment from order #${number} is out for delivery`,
    line: 'Your shipment is out for delivery.',
  }),
  delivered: (number) => ({
    subject: `A shipment from order #${number} has been delivered`,
    line: 'Your shipment has been delivered.',
  }),
  canceled: (number) => ({subject: `Order #${number} has been canceled`, line: 'Your order has been canceled.'}),
  refunded: (number) => ({subject: `Refund for order #${number}`, line: 'You get a refund for your order.'}),
};

/** Mails what happened to an order after its confirmation. */
export function mailOrderNews(
  news: OrderNews,
  {
    to,
    number,
    rows,
    statusUrl,
  }: {readonly to: string; readonly number: number; readonly rows: readonly MailRow[]; readonly statusUrl: string},
  context: ShopContext,
): void {
  const {subject, line} = NEWS[news](number);
  const link = {text: 'View your order', url: statusUrl, plainUrl: statusUrl};
  send({to, subject, lines: [line], rows, link}, context);
}
