import {z} from 'zod';
import {shopDay} from '~/core/dates';
import {MARKET} from '~/core/market';
import type {Backend} from '~/platform/supabase/backend.server';
import type {SalesBuckets} from '~/admin/frame/charts/sales-window';

const count = z.int().nonnegative();

const SalesSchema = z.object({
  buckets: z.array(
    z.object({
      /** The position of the bucket, from 1. */
      bucket: count,
      order_count: count,
      other_currency_count: count,
      revenue_minor: z.int(),
      repeat_order_count: count,
    }),
  ),
  products: z.array(
    z.object({product: z.string(), title: z.string(), units: count, units_before: count, revenue_minor: z.int()}),
  ),
  /** Whether every order is in the figures: after a large import some hours may still have to be summed. */
  is_complete: z.boolean(),
});

/** The sales of a window and of the one before; buckets without orders are missing. */
export type Sales = z.infer<typeof SalesSchema>;

interface SalesReader {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** Finds what was sold in a window and in the one before. @throws BackendUnavailable */
export async function findSales(
  {backend, userId}: SalesReader,
  {starts, isByDay}: SalesBuckets,
  now: Date,
): Promise<Sales> {
  const sales = await backend.call('find_sales', {
    p_actor_id: userId,
    p_starts: starts.map((start) => start.toISOString()),
    p_by_day: isByDay,
    p_currency: MARKET.currency,
    p_today: shopDay(now),
  });
  return SalesSchema.parse(sales);
}
