import {createOnce} from '~/core/create-once';
import {MARKET} from '~/core/market';
import type {LineAttribute} from '../model/cart-view';
import {RECIPIENT_ATTRIBUTES, SEND_FLAG} from './recipient-attributes';
import {RECIPIENT_COPY} from './recipient-copy';

const dayFormat = createOnce(() => new Intl.DateTimeFormat(MARKET.locale, {dateStyle: 'medium', timeZone: 'UTC'}));

const formatDay = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : dayFormat().format(new Date(day)));

/** Returns who receives a gift card, when, and with which message, for its line in the cart; empty without a recipient. */
export function toRecipientRows(attributes: readonly LineAttribute[]): readonly string[] {
  const valueOf = (key: string): string | undefined => attributes.find((each) => each.key === key)?.value || undefined;
  const email = valueOf(RECIPIENT_ATTRIBUTES.email);
  if (!email || !valueOf(SEND_FLAG)) return [];
  const sendOn = valueOf(RECIPIENT_ATTRIBUTES.sendOn);
  const message = valueOf(RECIPIENT_ATTRIBUTES.message);
  return [
    RECIPIENT_COPY.to(valueOf(RECIPIENT_ATTRIBUTES.name), email),
    ...(sendOn ? [RECIPIENT_COPY.on(formatDay(sendOn))] : []),
    ...(message ? [RECIPIENT_COPY.quoted(message)] : []),
  ];
}
