import type {Notice} from '~/core/notice';
import type {
  SubscriberFilter,
  SubscriberMailKind,
  SubscriberMailState,
  SubscriberMailView,
  SubscriberState,
} from './subscriber-desk-view';

export const SUBSCRIBER_DESK_COPY = {
  title: 'Subscribers',
  search: 'Search subscribers',
  searchHint: 'Name or email',
  clear: 'Show all subscribers again',
  filter: 'Show',
  all: 'All subscribers',
  caption: 'Subscribers',
  subscriber: 'Subscriber',
  state: 'State',
  lists: 'Signed up for',
  since: 'Since',
  mail: 'Last email',
  code: 'Code',
  codeIssued: 'Code issued',
  codeWaits: 'Code waits for Shopify',
  shopWaits: 'Shopify does not know the current state yet.',
  sendAgain: 'Send again',
  sending: 'Sending...',
  noMail: 'No email yet',
  none: 'No subscribers yet',
  noneText: 'People who sign up on the home page or on the waitlist appear here.',
  noMatch: 'No subscriber matches',
  noMatchText: 'Search by a part of the name or of the address, or show all subscribers.',
  failed: 'The subscribers cannot be loaded at the moment.',
  failedText: 'They need the database. Please try again in a minute.',
  held: 'Confirmations are held back',
  heldText:
    'As many were sent within an hour as the shop sends at most: somebody may be entering addresses of others. The rest follows.',
  mailsFailed: 'Emails to subscribers could not be sent',
  mailsFailedText: 'All of their attempts have failed. They can be sent again.',
  failedCount: (count: number) => (count === 1 ? 'Show the failed email' : `Show the ${count} failed emails`),
  toSubscribers: 'Show the subscribers',
  noMailer: 'No mail service is configured',
  noMailerText: 'Emails wait until MAIL_API_URL, MAIL_API_KEY and MAIL_FROM are set.',
  noAdmin: 'Missing Shopify Admin API access token',
  noAdminText: 'Codes and consent wait until the app has access, with write_discounts and write_customers.',
  confirmed: 'Confirmed',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
  queued: 'Emails waiting',
  failedMails: 'Emails failed',
  withoutCode: 'Codes waiting',
  pages: 'Pages of subscribers',
  first: 'Newest subscribers',
  next: 'Older subscribers',
} as const;

export const SUBSCRIBER_STATE_LABELS: Readonly<Record<SubscriberState, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

export const FILTER_LABELS: Readonly<Record<SubscriberFilter, string>> = {
  ...SUBSCRIBER_STATE_LABELS,
  failed: 'Email failed',
};

const KIND_LABELS: Readonly<Record<SubscriberMailKind, string>> = {
  confirmation: 'Confirmation',
  code: 'Code',
  waitlist: 'Waitlist',
};

const MAIL_LABELS: Readonly<Record<SubscriberMailState, string>> = {
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'not needed',
};

/** Returns what became of a mail: `Confirmation: waiting, attempt 2`. */
export function mailLabel({kind, state, attempts}: SubscriberMailView): string {
  const tries = state === 'queued' && attempts > 0 ? `, attempt ${attempts + 1}` : '';
  return `${KIND_LABELS[kind]}: ${MAIL_LABELS[state]}${tries}`;
}

export const listsLabel = (isOnPopup: boolean, isOnWaitlist: boolean): string =>
  [isOnPopup && 'Code', isOnWaitlist && 'Waitlist'].filter(Boolean).join(', ');

export function sendAgainNotice(outcome: string): Notice {
  switch (outcome) {
    case 'queued':
      return {tone: 'success', title: 'The email is on its way again'};
    case 'sent':
      return {tone: 'info', title: 'This email has been sent'};
    case 'cancelled':
      return {tone: 'info', title: 'This email is no longer needed'};
    case 'missing':
      return {tone: 'error', title: 'This subscriber does not exist any more'};
    default:
      return {tone: 'error', title: 'The email could not be sent again', body: 'Please try again in a minute.'};
  }
}
