import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';
import {CommandError} from '../lib/command-error';
import type {ManagementClient} from './management-client';

/** How long a claim lasts, how often it is renewed, and how a run waits for another one. All in milliseconds. */
export interface ClaimTimes {
  /** After this time without a renewal the run counts as killed. */
  readonly claimMs: number;
  readonly renewMs: number;
  readonly pollMs: number;
  readonly maxWaitMs: number;
}

const DEFAULT_TIMES: ClaimTimes = {claimMs: 120_000, renewMs: 30_000, pollMs: 5_000, maxWaitMs: 15 * 60_000};

/** Not in a schema of the migrations, which the first run has yet to push. Another run may create it at the same time. */
const CREATE = `do $$ begin
  create schema if not exists backend_setup;
  create table if not exists backend_setup.claims (
    is_only_row boolean primary key default true check (is_only_row),
    run uuid not null,
    ends_at timestamptz not null
  );
exception when unique_violation or duplicate_table then null;
end $$`;
/** Returns no row while another run has the project. */
const TAKE = `insert into backend_setup.claims as claim (run, ends_at)
values ($1::uuid, clock_timestamp() + $2::interval)
on conflict (is_only_row) do update set run = excluded.run, ends_at = excluded.ends_at
where claim.run = excluded.run or claim.ends_at < clock_timestamp()
returning claim.run`;
const RELEASE = 'delete from backend_setup.claims where run = $1::uuid';

const BUSY = 'Another run is at work on this project';
const HELP = 'Wait for it to end, and run the command again.';

/** The right of one run to change the project. */
export interface ProjectClaim {
  /** Renews the claim. @throws CommandError if another run took the project meanwhile */
  requireHeld(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims the project for this run, which renews the claim until it is released.
 * @throws CommandError if the other run does not end
 */
export async function claimProject(
  client: ManagementClient,
  {
    onWait,
    times: given,
  }: {readonly onWait: (message: string) => void; readonly times?: Partial<ClaimTimes> | undefined},
): Promise<ProjectClaim> {
  const {claimMs, renewMs, pollMs, maxWaitMs} = {...DEFAULT_TIMES, ...given};
  const run = randomUUID();
  const take = async () => (await client.query(TAKE, z.unknown(), [run, `${claimMs} milliseconds`])).length > 0;

  await client.query(CREATE, z.unknown());
  const endMs = Date.now() + maxWaitMs;
  let isWaiting = false;
  while (!(await take())) {
    if (Date.now() >= endMs) throw new CommandError(`${BUSY}.`, HELP);
    if (!isWaiting) onWait(`${BUSY}: waiting for it to end.`);
    isWaiting = true;
    await sleep(pollMs);
  }
  // Pushing the migrations may take longer than a claim. A renewal that fails is found before the next change.
  const timer = setInterval(() => void take().catch(() => undefined), renewMs);
  timer.unref();
  return {
    async requireHeld() {
      if (!(await take())) throw new CommandError(`${BUSY}: it took the project from this one.`, HELP);
    },
    async release() {
      clearInterval(timer);
      await client.query(RELEASE, z.unknown(), [run]);
    },
  };
}
