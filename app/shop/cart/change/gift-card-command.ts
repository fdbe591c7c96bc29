import {z} from 'zod';
import {APPLY_GIFT_CARD_ACTION, MAX_GIFT_CARD_LENGTH, REMOVE_GIFT_CARD_ACTION} from './cart-form';

/** A validated change of the gift cards of a cart. Codes are lower-case letters and digits. */
export type GiftCardCommand =
  | {readonly kind: 'apply-gift-card'; readonly code: string}
  /** By the id of the applied gift card: its code is known to Shopify alone. */
  | {readonly kind: 'remove-gift-card'; readonly giftCardId: string};

/** Shopify ignores the case of a code but not spaces and dashes, which shoppers copy from the mail. */
const code = z
  .string()
  .max(MAX_GIFT_CARD_LENGTH)
  .transform((text) => text.replaceAll(/[\s\u2010-\u2015-]/gu, '').toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]{8,20}$/));

const giftCardId = z.string().regex(/^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,64}(?:\?[\w=&-]{1,200})?$/);

/** The forms of gift cards, in the format of a CartForm. */
export const GIFT_CARD_FORMS = [
  z.strictObject({
    action: z.literal(APPLY_GIFT_CARD_ACTION),
    inputs: z.strictObject({}),
    fields: z.strictObject({giftCard: code}),
  }),
  z.strictObject({
    action: z.literal(REMOVE_GIFT_CARD_ACTION),
    inputs: z.strictObject({giftCardId}),
    fields: z.strictObject({}),
  }),
] as const;
