import {toMailUrl} from '~/core/email-address';
import type {MailContent} from '~/platform/mail/mail-content';
import {TOPIC_LABELS} from './contact-copy';
import type {ContactTopic} from './contact-fields';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  /** As typed; null if the person named none. */
  readonly order: string | null;
  readonly message: string;
}

/** Returns the mail that brings a message to the mailbox of support. The same message makes the same mail. */
export function contactMail({name, email, topic, order, message}: ContactMessage): MailContent {
  const label = TOPIC_LABELS[topic];
  const subject = [label, order, name].filter(Boolean).join(' · ');
  return {
    subject: `Contact form: ${subject}`,
    preview: message.slice(0, 120),
    title: label,
    paragraph: message,
    action: {label: 'Answer', url: toMailUrl(email, {subject: `Re: ${label}`})},
    items: [],
    amounts: [
      {label: 'Name', value: name},
      {label: 'Email', value: email},
      ...(order ? [{label: 'Order', value: order}] : []),
    ],
    total: null,
    note: 'Sent with the contact form. A reply to this mail goes to the customer.',
  };
}
