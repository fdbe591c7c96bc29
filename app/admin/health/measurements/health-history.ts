/** What was measured in half an hour; null for what is unknown. */
export interface HealthSlot {
  /** The beginning, as ISO text. */
  readonly slot: string;
  readonly checks: number;
  /** The checks during which both services responded. */
  readonly passed: number;
  readonly databaseMs: number | null;
  readonly shopifyMs: number | null;
  readonly connections: number | null;
  readonly webhookDelayMs: number | null;
  readonly errors: number;
  /** The requests by duration; null without requests. */
  readonly durations: readonly number[] | null;
}

/** The newest values; null for what was never measured. */
export interface LastHealth {
  readonly checkedAt: string | null;
  readonly databaseMs: number | null;
  readonly shopifyMs: number | null;
  readonly connections: number | null;
  readonly maxConnections: number;
  readonly webhookDelayMs: number | null;
  /** The minute of the newest requests. */
  readonly sampledAt: string | null;
  readonly errors: number | null;
  readonly durations: readonly number[] | null;
}

/** The measured health of the last 24 hours. */
export interface HealthHistory {
  readonly last: LastHealth;
  readonly slots: readonly HealthSlot[];
}
