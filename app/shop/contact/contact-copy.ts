import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {businessDays, POLICY} from '~/core/policy';
import {MAX_MESSAGE_LENGTH, type ContactTopic} from './contact-fields';

const REPLY = businessDays(POLICY.replyBusinessDays);

export const CONTACT_COPY = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  lead: `A person reads every message. We answer within ${REPLY}.`,
  form: 'Send us a message',
  name: 'Name',
  email: 'Email',
  topic: 'What is it about?',
  topicPrompt: 'Please choose',
  order: 'Order number (optional)',
  orderExample: '#1001',
  message: 'Message',
  messageHint: `Up to ${formatCount(MAX_MESSAGE_LENGTH)} characters.`,
  /** The label of the field that only programs see. */
  trap: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',
  privacy: 'We use what you write only to help you.',
  privacyLink: 'Privacy Policy',
  direct: 'Rather write an email?',
  directText: 'Write from your own mailbox, with photos if they help:',
  mailInstead: 'Send it by email instead',
  topicMissing: 'Please choose what it is about.',
  badOrder: 'Enter a number such as #1001, or leave this empty.',
  messageMissing: 'Please write a message.',
  messageTooLong: `A message has at most ${formatCount(MAX_MESSAGE_LENGTH)} characters.`,
  sent: 'Thank you, your message is on its way',
  sentLead: 'This is what happens next:',
  sentSteps: [
    'A person in our kitchen reads your message.',
    `You get an answer by email within ${REPLY}. Business days are Monday to Friday, federal holidays left out.`,
    'No answer by then? Look in your spam folder, or write to our mailbox.',
  ],
  backToShop: 'See all dishes',
  another: 'Send another message',
} as const;

export const TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  order: 'An order',
  address: 'A wrong address',
  damage: 'A damaged or wrong item',
  return: 'A return or refund',
  cooking: 'Cooking, ingredients or allergens',
  privacy: 'My data, or deleting it',
  other: 'Something else',
};

export type ContactProblem =
  | {readonly kind: 'form-unreadable'}
  | {readonly kind: 'too-many'; readonly retryAfterSeconds: number}
  | {readonly kind: 'mail-unavailable'}
  | {readonly kind: 'offline'};

export function contactProblem(problem: ContactProblem): Notice {
  const id = 'contact-problem';
  switch (problem.kind) {
    case 'form-unreadable':
      return {tone: 'error', id, title: 'Your message could not be read', body: 'Please try again with a shorter one.'};
    case 'too-many':
      return {
        tone: 'error',
        id,
        title: 'Many messages have reached us in a short time',
        body: `Your text is still below. Please try again in ${minutes(problem.retryAfterSeconds)}, or write to our mailbox.`,
      };
    case 'mail-unavailable':
      return {
        tone: 'error',
        id,
        title: 'Your message was not sent',
        body: 'Our mail service does not respond at the moment. Your text is still below: please try again in a minute, or send it from your own mailbox.',
      };
    case 'offline':
      return {
        tone: 'error',
        id,
        title: 'Your message may not have been sent',
        body: 'The connection failed. Your text is still below: please check your connection and send it again. The same message reaches us only once.',
      };
  }
}

const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? '1 minute' : `${count} minutes`;
};
