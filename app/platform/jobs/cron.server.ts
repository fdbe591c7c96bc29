import type {Reporter} from '../report.server';

const MINUTE_MS = 60_000;

/** A request that comes some seconds early must not delay a job by another minute. */
const TOLERANCE_MS = MINUTE_MS / 2;

/** A named piece of work that runs from time to time. It may run more often than wanted, so repeating it must be harmless. */
export interface CronJob<Context> {
  readonly name: string;
  /** At least 1: the scheduler sends a request each minute, and jobs of one minute run with every request. */
  readonly everyMinutes: number;
  /** Whether it runs before all others, which then load what it measures. */
  readonly isFirst?: boolean;
  readonly run: (context: Context) => Promise<unknown>;
}

export type CronOutcome =
  | {readonly isDone: true; readonly value: unknown; readonly durationMs: number}
  | {readonly isDone: false; readonly error: unknown; readonly durationMs: number};

export interface Cron<Context> {
  /**
   * Runs the jobs that come first, one after the other, and then starts the others at once. A job that fails is reported by
   * its name and stops no other.
   * @returns the outcome of each started job by its name; none rejects
   */
  start(context: Context, nowMs?: number): Promise<ReadonlyMap<string, Promise<CronOutcome>>>;
}

/** Creates a schedule that knows, per isolate, when each job ran last. */
export function createCron<Context extends Pick<Reporter, 'report'>>(jobs: readonly CronJob<Context>[]): Cron<Context> {
  const lastMs = new Map<string, number>();

  const isDue = ({name, everyMinutes}: CronJob<Context>, nowMs: number): boolean =>
    everyMinutes === 1 || nowMs - (lastMs.get(name) ?? -Infinity) >= everyMinutes * MINUTE_MS - TOLERANCE_MS;

  return {
    async start(context, nowMs = Date.now()) {
      const due = jobs.filter((job) => isDue(job, nowMs));
      for (const {name} of due) lastMs.set(name, nowMs);
      const outcomes = new Map<string, Promise<CronOutcome>>();
      for (const job of due.filter(({isFirst}) => isFirst)) {
        outcomes.set(job.name, runIsolated(job, context));
        await outcomes.get(job.name);
      }
      for (const job of due.filter(({isFirst}) => !isFirst)) outcomes.set(job.name, runIsolated(job, context));
      return outcomes;
    },
  };
}

async function runIsolated<Context extends Pick<Reporter, 'report'>>(
  {name, run}: CronJob<Context>,
  context: Context,
): Promise<CronOutcome> {
  const startMs = Date.now();
  try {
    const value = await run(context);
    return {isDone: true, value, durationMs: Date.now() - startMs};
  } catch (error) {
    const durationMs = Date.now() - startMs;
    context.report(error, `cron job '${name}' failed after ${durationMs} ms`);
    return {isDone: false, error, durationMs};
  }
}
