import {MAX_GIFT_MESSAGE_LENGTH} from './recipient-attributes';

export const RECIPIENT_COPY = {
  summary: 'Send it to somebody else',
  hint: 'We email the gift card to you, unless you name somebody here.',
  email: 'Recipient’s email',
  name: 'Recipient’s name (optional)',
  message: 'Message (optional)',
  messageHint: `Up to ${MAX_GIFT_MESSAGE_LENGTH} characters`,
  sendOn: 'Send on (optional)',
  sendOnHint: 'Within 90 days. Without a date it is sent at once.',
  to: (name: string | undefined, email: string) => (name ? `For ${name}, ${email}` : `For ${email}`),
  on: (day: string) => `To be sent on ${day}`,
  quoted: (message: string) => `“${message}”`,
} as const;
