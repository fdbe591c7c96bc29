import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import type {HealthHistory} from './health-history';

const number = z.int().nullable();
const durations = z.array(z.int()).nullable();

const MeasuredSchema = z.object({
  database_ms: number,
  shopify_ms: number,
  connections: number,
  webhook_delay_ms: number,
  durations,
});

const SlotSchema = MeasuredSchema.extend({slot: z.string(), checks: z.int(), passed: z.int(), errors: z.int()});

const LastSchema = MeasuredSchema.extend({
  checked_at: z.string().nullable(),
  sampled_at: z.string().nullable(),
  max_connections: z.int(),
  errors: number,
});

const toMeasured = (row: z.infer<typeof MeasuredSchema>) => ({
  databaseMs: row.database_ms,
  shopifyMs: row.shopify_ms,
  connections: row.connections,
  webhookDelayMs: row.webhook_delay_ms,
  durations: row.durations,
});

/** Finds the measured health of the last 24 hours. @throws BackendUnavailable */
export async function findHealthHistory(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
): Promise<HealthHistory> {
  const [lastRows, slotRows] = await Promise.all([
    backend.call('find_last_health', {p_actor_id: userId}),
    backend.call('find_health_slots', {p_actor_id: userId}),
  ]);
  const [last] = z.tuple([LastSchema]).parse(lastRows);
  return {
    last: {
      ...toMeasured(last),
      checkedAt: last.checked_at,
      sampledAt: last.sampled_at,
      maxConnections: last.max_connections,
      errors: last.errors,
    },
    slots: z
      .array(SlotSchema)
      .parse(slotRows)
      .map((row) => ({
        ...toMeasured(row),
        slot: row.slot,
        checks: row.checks,
        passed: row.passed,
        errors: row.errors,
      })),
  };
}
