/** What became of a link that stops mails; `failed` if it may work later. */
export type MailsStopOutcome = 'unsubscribed' | 'already' | 'unknown' | 'failed';

export const MAILS_STOP_COPY = {
  page: 'Unsubscribe',
  text: 'Stop emails about delays and delivery attempts. What you must know about an order still arrives.',
  button: 'Unsubscribe',
  pending: 'Unsubscribing...',
  home: 'Back to the shop',
  contact: 'Contact us',
} as const;

export const MAILS_STOP_RESULTS: Readonly<Record<MailsStopOutcome, {readonly title: string; readonly text: string}>> = {
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'We send no more emails about delays and delivery attempts to this address. Your order’s page still shows them.',
  },
  already: {
    title: 'You are unsubscribed',
    text: 'This address gets no emails about delays and delivery attempts.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Parts of it may be missing. Copy the whole link, or write to us: we will remove your address.',
  },
  failed: {title: 'That did not work', text: 'Please try again in a minute.'},
};
