import {z} from 'zod';
import type {KeyValue} from '../state';
import type {GiftCardRecipient} from './gift-card-record';

/** The attributes of a gift card's line that Shopify reads. Themes use the same names for line item properties. */
const ATTRIBUTE = {
  flag: '__shopify_send_gift_card_to_recipient',
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
} as const;

const LONGEST_NAME = 255;
const LONGEST_MESSAGE = 200;
const MOST_DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;

const RecipientSchema = z.object({
  email: z.email(),
  name: z.string().max(LONGEST_NAME).optional(),
  message: z.string().max(LONGEST_MESSAGE).optional(),
  sendOn: z.iso.date().optional(),
});

/** Null for a card that its buyer receives. */
interface Sending {
  readonly recipient: GiftCardRecipient | null;
  readonly sendOn: string | null;
}

/** Reads who receives a gift card; returns null if the details are incomplete or invalid. */
export function readRecipient(attributes: readonly KeyValue[], now: Date): Sending | null {
  const valueOf = (key: string): string | undefined =>
    attributes.find((each) => each.key === key)?.value.trim() || undefined;
  if (valueOf(ATTRIBUTE.flag) === undefined) return {recipient: null, sendOn: null};
  const parsed = RecipientSchema.safeParse({
    email: valueOf(ATTRIBUTE.email),
    name: valueOf(ATTRIBUTE.name),
    message: valueOf(ATTRIBUTE.message),
    sendOn: valueOf(ATTRIBUTE.sendOn),
  });
  if (!parsed.success) return null;
  const {email, name = null, message = null, sendOn = null} = parsed.data;
  const isTooLate = sendOn !== null && Date.parse(sendOn) > now.getTime() + MOST_DAYS_AHEAD * DAY_MS;
  return isTooLate ? null : {recipient: {email, name, message}, sendOn};
}
