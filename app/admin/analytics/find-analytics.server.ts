import {z} from 'zod';
import type {SalesBuckets} from '~/admin/frame/charts/sales-window';
import {DEVICES, EVENT_NAMES, VITAL_METRICS} from '~/core/beacon';
import type {Backend} from '~/platform/supabase/backend.server';

const count = z.int().nonnegative();
/** The position of a bucket, from 1. */
const bucket = z.int().positive();

const AnalyticsSchema = z.object({
  /** Whether everything is in the figures: after weeks without a timer some hours may still have to be summed. */
  is_complete: z.boolean(),
  events: z.array(
    z.object({
      name: z.enum([...EVENT_NAMES, 'purchase']),
      bucket,
      events: count,
      quantity: count,
      value_minor: count,
    }),
  ),
  visits: z.array(
    z.object({
      bucket,
      visits: count,
      saw_product: count,
      added_to_cart: count,
      began_checkout: count,
      purchased: count,
    }),
  ),
  products: z.array(z.object({product: z.string(), quantity: count, value_minor: count})),
  vitals: z.array(
    z.object({
      metric: z.enum(VITAL_METRICS),
      route: z.string(),
      device: z.enum(DEVICES),
      samples: count,
      /** In milliseconds; CLS in thousandths. */
      p75: z.number().nonnegative(),
    }),
  ),
  drops: z.array(z.object({reason: z.string(), drops: count})),
});

/** The analytics of a window and of the one before; buckets without visits are missing. */
export type Analytics = z.infer<typeof AnalyticsSchema>;

interface AnalyticsReader {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** Finds what visitors with consent did in a window and in the one before. @throws BackendUnavailable */
export async function findAnalytics(
  {backend, userId}: AnalyticsReader,
  {starts, isByDay}: SalesBuckets,
): Promise<Analytics> {
  const analytics = await backend.call('find_analytics', {
    p_actor_id: userId,
    p_starts: starts.map((start) => start.toISOString()),
    p_by_day: isByDay,
  });
  return AnalyticsSchema.parse(analytics);
}
