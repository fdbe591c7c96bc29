import {z} from 'zod';
import {toMinorUnits} from '~/core/money';
import type {ReplicaTransaction} from './order-replica';

/** Shopify's name of the gateway of gift cards. */
const GATEWAY = 'gift_card';

const ReceiptSchema = z.object({gift_card_last_characters: z.string().regex(/^[\w]{1,8}$/)});

interface Payment {
  readonly gateway: string | null;
  /** A decimal amount in the currency of the order. */
  readonly amount: string;
  readonly currency: string;
  readonly receipt?: unknown;
}

/** Returns the gift card of a payment, for a spread: nothing for other payments and for a receipt that names none. */
export function toPaidGiftCard({gateway, amount, currency, receipt}: Payment): Pick<ReplicaTransaction, 'gift_card'> {
  if (gateway !== GATEWAY) return {};
  const named = ReceiptSchema.safeParse(receipt);
  if (!named.success) return {};
  return {
    gift_card: {
      last_characters: named.data.gift_card_last_characters,
      amount_minor: toMinorUnits({amount, currencyCode: currency}),
    },
  };
}
