import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import type {LineAttribute} from '../model/cart-view';
import {
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  RECIPIENT_ATTRIBUTES,
  SEND_FLAG,
  TIME_ZONE_OFFSET,
} from './recipient-attributes';
import {isSendingDay} from './sending-days';

const oneLine = z.string().transform((text) => text.replaceAll(/\s+/gu, ' ').trim());
// Browsers post line breaks as CR LF, which would count as two characters.
const lines = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim());
const OFFSET = /^(?:-?\d{1,3})?$/;

/** The fields of the recipient of a gift card. All are empty for a card that its buyer receives. */
export const RECIPIENT_FIELDS = {
  recipientEmail: oneLine.refine((text) => text === '' || isEmailAddress(text)).optional(),
  recipientName: oneLine.pipe(z.string().max(MAX_NAME_LENGTH)).optional(),
  recipientMessage: lines.pipe(z.string().max(MAX_GIFT_MESSAGE_LENGTH)).optional(),
  recipientSendOn: oneLine.refine((text) => text === '' || isSendingDay(text, new Date())).optional(),
  /** Minutes from UTC, which only a script knows. */
  recipientOffset: z.string().regex(OFFSET).optional(),
};

type RecipientValues = {readonly [Field in keyof typeof RECIPIENT_FIELDS]?: string};

/** Returns whether something was entered for a recipient whose address is missing. */
export const isAddressMissing = (values: RecipientValues): boolean =>
  !values.recipientEmail && [values.recipientName, values.recipientMessage, values.recipientSendOn].some(Boolean);

/** Returns the attributes by which Shopify mails a gift card to a recipient; none without one. */
export function toRecipientAttributes(values: RecipientValues): LineAttribute[] {
  const {recipientEmail, recipientName, recipientMessage, recipientSendOn, recipientOffset} = values;
  if (!recipientEmail) return [];
  const entered: readonly (readonly [string, string | undefined])[] = [
    [SEND_FLAG, 'on'],
    [RECIPIENT_ATTRIBUTES.email, recipientEmail],
    [RECIPIENT_ATTRIBUTES.name, recipientName],
    [RECIPIENT_ATTRIBUTES.message, recipientMessage],
    [RECIPIENT_ATTRIBUTES.sendOn, recipientSendOn],
    [TIME_ZONE_OFFSET, recipientSendOn && recipientOffset],
  ];
  return entered.flatMap(([key, value]) => (value ? [{key, value}] : []));
}
