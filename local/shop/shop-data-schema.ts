import {z} from 'zod';
import type {CartRecord, OrderRecord, ShopData} from './state';

/** Of records that only this shop writes, the identifying parts are checked: a file of another shop is told by those. */
const cart: z.ZodType<CartRecord> = z.custom<CartRecord>(
  (value) => z.looseObject({token: z.string(), key: z.string(), lines: z.array(z.unknown())}).safeParse(value).success,
  {error: 'must be a cart'},
);

const order: z.ZodType<OrderRecord> = z.custom<OrderRecord>(
  (value) =>
    z.looseObject({number: z.int(), orderNumber: z.int(), lines: z.array(z.unknown())}).safeParse(value).success,
  {error: 'must be an order'},
);

/** What the shop's changing data must look like wherever it comes from outside: from disk, or from a test. */
export const ShopDataSchema: z.ZodType<ShopData> = z.strictObject({
  carts: z.record(z.string(), cart),
  orders: z.array(order),
  stock: z.record(z.string().regex(/^\d+$/, 'must be the number of a variant'), z.int().min(0)),
  redemptions: z.record(z.string(), z.array(z.string())),
  sequence: z.int().min(0),
});
