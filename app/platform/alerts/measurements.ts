import {z} from 'zod';

const moment = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)));

/** What the database measured, as `find_alert_measurements` returns it. */
export const MeasurementsSchema = z.object({
  /** When the storefront looked for problems last. */
  checked_at: moment,
  webhook_at: moment,
  dead_letters: z.int(),
  /** Requests of the last ten minutes, and how many of them were answered with a server error. */
  requests: z.int(),
  errors: z.int(),
  reconciled_at: moment,
  first_check_at: moment,
  /** Checks of the last five minutes, and those in which Shopify did not respond. */
  shopify_checks: z.int(),
  shopify_failures: z.int(),
  cron: z.array(z.object({name: z.string(), failures: z.int()})),
  queues: z.array(z.object({kind: z.string(), jobs: z.int(), given_up: z.int()})),
  new_errors: z.array(z.object({name: z.string(), place: z.string(), occurrences: z.int(), reference: z.string()})),
  certificates: z.array(z.object({host: z.string(), ends_at: z.string().transform((text) => new Date(text))})),
});

export type Measurements = z.output<typeof MeasurementsSchema>;
