import {toLotFacts, type MailedLot} from '~/orders/messages/mail-parts-copy';
import type {MailContent} from '~/platform/mail/mail-content';

/** A dish to rate, with the address of its form. */
export interface DishToRate {
  readonly title: string;
  readonly url: string;
}

/** What the mail says that asks to rate an order. */
export interface ReviewRequest {
  readonly firstName: string | null;
  readonly orderNumber: string | null;
  readonly dishes: readonly DishToRate[];
  readonly lots: readonly MailedLot[];
}

/** Returns the mail, with a link per dish. @param links the pages of the own reviews and of unsubscribing */
export function reviewRequestMail(
  {firstName, orderNumber, dishes, lots}: ReviewRequest,
  shopName: string,
  links: {readonly reviewsUrl: string; readonly unsubscribeUrl: string},
): MailContent {
  const [first] = dishes;
  const order = orderNumber ? `order ${orderNumber}` : 'your last order';
  return {
    subject: 'How was your dinner?',
    preview: `Rate what you cooked from ${order}.`,
    title: firstName ? `How was it, ${firstName}?` : 'How was it?',
    paragraph: `A week ago ${order} arrived. Have you cooked from it? A few words help others to choose, and us to cook better.`,
    action:
      dishes.length === 1 && first
        ? {label: `Rate ${first.title}`, url: first.url}
        : {label: 'Rate your dishes', url: links.reviewsUrl},
    facts: toLotFacts(lots),
    items:
      dishes.length > 1
        ? dishes.map(({title, url}) => ({title, pictureUrl: null, link: {label: `Rate ${title}`, url}}))
        : [],
    amounts: [],
    total: null,
    note: `You get this once per order from ${shopName}. Your account and the link below stop such mails.`,
    unsubscribeUrl: links.unsubscribeUrl,
    isMarketing: true,
  };
}

export type ReviewStopOutcome = 'unsubscribed' | 'already' | 'unknown' | 'failed';

export const REVIEW_STOP_COPY = {
  page: 'No more questions about dinner',
  text: 'We stop asking you to rate what you ordered. Emails about your orders still arrive.',
  button: 'Stop these emails',
  pending: 'Stopping...',
  home: 'Back to the shop',
  contact: 'Contact us',
} as const;

export const REVIEW_STOP_RESULTS: Readonly<Record<ReviewStopOutcome, {readonly title: string; readonly text: string}>> =
  {
    unsubscribed: {title: 'You are unsubscribed', text: 'We ask you no more to rate an order.'},
    already: {title: 'You are unsubscribed', text: 'We stopped asking you before.'},
    unknown: {
      title: 'This link does not work',
      text: 'Parts of it may be missing. Copy the whole link, or stop these emails in your account.',
    },
    failed: {title: 'That did not work', text: 'You still get these emails. Please try again in a minute.'},
  };
