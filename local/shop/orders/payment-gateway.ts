import type {OrderRecord} from '../state';
import type {TransactionRecord} from './order-state';

/** Shopify's name of its test gateway, and that of payments by gift card. */
const TEST_GATEWAY = 'bogus';
const GIFT_CARD_GATEWAY = 'gift_card';

export const gatewayOf = ({giftCard}: TransactionRecord): string => (giftCard ? GIFT_CARD_GATEWAY : TEST_GATEWAY);

/** Returns the gateways that an order was paid by, each once. */
export const gatewaysOf = ({transactions}: OrderRecord): string[] => [...new Set(transactions.map(gatewayOf))];

/** Returns the receipt of a transaction, which names the gift card. */
export const receiptOf = ({giftCard}: TransactionRecord): object =>
  giftCard ? {gift_card_id: giftCard.number, gift_card_last_characters: giftCard.lastCharacters} : {};
