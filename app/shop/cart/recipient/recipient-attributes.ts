/** The attributes of a line that Shopify reads for a gift card. Themes have line item properties of these names. */
export const RECIPIENT_ATTRIBUTES = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
} as const;

/** Without it, Shopify ignores the others. */
export const SEND_FLAG = '__shopify_send_gift_card_to_recipient';

/** Minutes from UTC, by which Shopify reads the day of `Send on`. */
export const TIME_ZONE_OFFSET = '__shopify_offset';

/** Shopify's limits, in characters. */
export const MAX_NAME_LENGTH = 255;
export const MAX_GIFT_MESSAGE_LENGTH = 200;
