import {createDurations, toDurationBucket} from '~/core/duration-histogram';
import type {AppContext} from './context.server';
import {backendOf} from './env.server';
import {createBackend} from './supabase/backend.server';

const FLUSH_MS = 60_000;
/** Answers to servers: the health check itself, and a reconciliation that takes 20 seconds. */
const NOT_SAMPLED = /^\/(?:webhooks\/|health$)/;

/** How many requests were answered, by duration, and how many of them with a server error. */
export interface RequestSample {
  readonly errors: number;
  readonly durations: readonly number[];
}

/** The requests of one isolate since they were stored last. */
export interface RequestTimings {
  add(durationMs: number, isError: boolean): void;
  /** Returns the requests and forgets them; null if there are none, or too few milliseconds have passed. */
  take(minimumAgeMs: number): RequestSample | null;
}

/** Creates an empty count. @param now the clock, in milliseconds */
export function createRequestTimings(now: () => number = Date.now): RequestTimings {
  let durations = createDurations();
  let errors = 0;
  let firstMs: number | null = null;
  return {
    add(durationMs, isError) {
      const bucket = toDurationBucket(durationMs);
      durations[bucket] = (durations[bucket] ?? 0) + 1;
      if (isError) errors += 1;
      firstMs ??= now();
    },
    take(minimumAgeMs) {
      if (firstMs === null || now() - firstMs < minimumAgeMs) return null;
      const sample = {errors, durations};
      [durations, errors, firstMs] = [createDurations(), 0, null];
      return sample;
    },
  };
}

const timings = createRequestTimings();

/**
 * Handles a request and counts its duration, until its response begins. Counts are stored at most once a minute, after
 * the response.
 */
export async function withTiming(
  {pathname}: URL,
  {config, waitUntil}: Pick<AppContext, 'config' | 'waitUntil'>,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (NOT_SAMPLED.test(pathname)) return handle();
  const startMs = Date.now();
  let status = 500;
  try {
    const response = await handle();
    status = response.status;
    return response;
  } finally {
    timings.add(Date.now() - startMs, status >= 500);
    const sample = timings.take(FLUSH_MS);
    if (sample) waitUntil(store(config, sample));
  }
}

/** Stores the requests of this isolate that are not stored yet. Never rejects. */
export async function flushRequestTimings(config: AppContext['config']): Promise<void> {
  const sample = timings.take(0);
  if (sample) await store(config, sample);
}

/** While the database is down the counts are dropped: they must not grow, nor be retried. */
async function store(config: AppContext['config'], {errors, durations}: RequestSample): Promise<void> {
  const backend = backendOf(config);
  if (!backend) return;
  await createBackend(backend, 'monitor')
    .call('record_request_samples', {p_errors: errors, p_durations: [...durations]})
    .catch(() => undefined);
}
