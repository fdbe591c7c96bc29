import {z} from 'zod';

const MAX_MS = 600_000;
const share = z.number().min(0).max(1);
const milliseconds = z.int().min(0).max(MAX_MS);

/** Shopify retries eight times over four hours; here the retries span a few minutes, enough for a cold start of the storefront. */
const RETRY_MS = [100, 300, 900, 2700, 8100, 12_000, 24_000, 48_000];

/** How the shop delivers webhooks. Shopify guarantees neither order nor delivery; tests ask for such behavior explicitly. */
export const DeliveryBehaviorSchema = z.strictObject({
  delayMs: milliseconds.default(0),
  /** Maximum of a random extra delay, which changes the order of deliveries. */
  shuffleMs: milliseconds.default(0),
  /** Share of the deliveries that are sent twice. */
  duplicate: share.default(0),
  /** Share of the deliveries that are not sent until they are replayed. */
  drop: share.default(0),
  /** Seeds the choice of the deliveries and delays. */
  seed: z.int().default(1),
  /** Minimum delay before each retry; up to the same again is added as jitter. An empty list means no retry. */
  retryMs: z.array(milliseconds).max(RETRY_MS.length).default(RETRY_MS),
  /** Which secret signs the deliveries. */
  secret: z.enum(['newest', 'older']).default('newest'),
});

export type DeliveryBehavior = z.infer<typeof DeliveryBehaviorSchema>;

/** Delivers without delay, in order and once. */
export const DEFAULT_DELIVERY_BEHAVIOR: DeliveryBehavior = DeliveryBehaviorSchema.parse({});
