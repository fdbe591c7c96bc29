import {z} from 'zod';
import {currency, optionalAmount, status} from '../../model/order-schemas';

/** A transaction of a refund, as the payloads of orders and of refunds contain it. */
export const RefundTransactionSchema = z.object({
  kind: status,
  status,
  amount: optionalAmount.transform((amount) => amount ?? '0'),
  currency: currency.nullish().catch(null),
});
