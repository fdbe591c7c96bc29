import {toMailUrl} from '~/core/email-address';
import {TOPIC_LABELS} from './contact-copy';
import {CONTACT_TOPICS, type ContactValues} from './contact-fields';

/** Mail programs ignore links that are longer; the text stays in the form. */
const MAX_BODY_LENGTH = 1_200;

export function toMailLink(supportEmail: string, {topic, order, message}: ContactValues): string {
  const label = CONTACT_TOPICS.find((known) => known === topic);
  const subject = [label && TOPIC_LABELS[label], order].filter(Boolean).join(' ');
  const body = message.length <= MAX_BODY_LENGTH ? message : '';
  return toMailUrl(supportEmail, {subject, body});
}
