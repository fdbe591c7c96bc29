import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openConcurrentClients, type ConcurrentClients} from '../support/database/concurrent-clients';

const WORKERS = 20;

describe('workers that claim jobs at once', () => {
  let clients: ConcurrentClients;
  beforeAll(async () => void (clients = await openConcurrentClients(WORKERS)));
  afterAll(() => clients?.close());
  beforeEach(() => clients.owner.query('delete from private.jobs'));

  const enqueue = (count: number) =>
    clients.rows(`select private.enqueue_job('rating', 'product ' || n) from generate_series(1, $1) as n`, [count]);
  const claimAtOnce = async (limit: number) => {
    const claims = await clients.atOnce<{keys: string[] | null}>(() => [
      `select array_agg(key) as keys from public.claim_jobs('rating', $1)`,
      [limit],
    ]);
    return claims.flatMap((claim) => claim?.keys ?? []);
  };

  it('never get the same job', async () => {
    await enqueue(2 * WORKERS);
    const claimed = await claimAtOnce(3);
    expect(claimed.length).toBeGreaterThan(WORKERS);
    expect(new Set(claimed).size).toBe(claimed.length);
  });

  it('get a single job once', async () => {
    await enqueue(1);
    expect(await claimAtOnce(1)).toEqual(['product 1']);
    expect(await claimAtOnce(1)).toEqual([]);
  });

  it('get a job once more after the claim of a worker expired', async () => {
    await enqueue(1);
    await claimAtOnce(1);
    await clients.rows('update private.jobs set leased_until = now()');
    expect(await claimAtOnce(1)).toEqual(['product 1']);
  });

  it('end a job once and lose none that is enqueued again meanwhile', async () => {
    await enqueue(1);
    const [job] = await clients.rows<{lease: string}>(`select lease from public.claim_jobs('rating')`);
    await clients.queuedBehind(`select private.enqueue_job('rating', 'product 1')`, () =>
      clients.atOnce(() => ['select public.complete_job($1)', [job?.lease]]),
    );
    expect(await claimAtOnce(1)).toEqual(['product 1']);
  });

  it('give up a job together, once', async () => {
    await clients.rows(
      `insert into private.jobs (kind, key, payload, attempts) values ('subscriber-mail', gen_random_uuid(), '{}', 7)`,
    );
    const [job] = await clients.rows<{lease: string}>(`select lease from public.claim_jobs('subscriber-mail')`);
    await clients.atOnce(() => ['select public.fail_job($1, $2)', [job?.lease, 'down']]);
    expect(
      await clients.count(`private.jobs where failed_at is not null and attempts = 8 and last_error = 'down'`),
    ).toBe(1);
  });
});
