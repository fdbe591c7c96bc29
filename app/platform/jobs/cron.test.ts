import {describe, expect, it, vi} from 'vitest';
import {createCron, type CronJob} from './cron.server';

const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
const MINUTE_MS = 60_000;

type Context = {readonly report: (error: unknown, what?: string) => void};
const contextOf = () => ({report: vi.fn<Context['report']>()});
const job = (name: string, more: Partial<CronJob<Context>> = {}): CronJob<Context> => ({
  name,
  everyMinutes: 1,
  run: async () => `${name} is done`,
  ...more,
});

describe('a schedule of jobs', () => {
  it('returns the outcome of each job by its name', async () => {
    const outcomes = await createCron([job('ratings'), job('mails')]).start(contextOf());
    expect([...outcomes.keys()]).toEqual(['ratings', 'mails']);
    expect(await outcomes.get('mails')).toMatchObject({isDone: true, value: 'mails is done'});
  });

  it('runs the other jobs if one fails, and reports that one by its name', async () => {
    const context = contextOf();
    const error = new Error('Shopify is down');
    const rejecting = job('ratings', {run: () => Promise.reject(error)});
    const throwing = job('health', {
      isFirst: true,
      run: () => {
        throw error;
      },
    });
    const outcomes = await createCron([rejecting, throwing, job('mails')]).start(context);
    expect(await outcomes.get('mails')).toMatchObject({isDone: true});
    expect(await outcomes.get('ratings')).toMatchObject({isDone: false, error});
    expect(await outcomes.get('health')).toMatchObject({isDone: false, error});
    expect(context.report.mock.calls).toEqual([
      [error, expect.stringMatching(/^cron job 'health' failed after \d+ ms$/)],
      [error, expect.stringMatching(/^cron job 'ratings' failed after \d+ ms$/)],
    ]);
  });

  it('waits for the jobs that come first, and runs all others at once', async () => {
    const log: string[] = [];
    const logged = (name: string, isFirst = false) =>
      job(name, {
        isFirst,
        run: async () => {
          log.push(`${name} starts`);
          await Promise.resolve();
          log.push(`${name} ends`);
        },
      });
    const outcomes = await createCron([logged('mails'), logged('ratings'), logged('health', true)]).start(contextOf());
    await Promise.all(outcomes.values());
    expect(log).toEqual([
      'health starts',
      'health ends',
      'mails starts',
      'ratings starts',
      'mails ends',
      'ratings ends',
    ]);
  });

  it('runs a job of one minute with every request, and one of an hour once within it', async () => {
    const cron = createCron([job('mails'), job('cleanup', {everyMinutes: 60})]);
    const startedAt = async (minutes: number) => [
      ...(await cron.start(contextOf(), NOW_MS + minutes * MINUTE_MS)).keys(),
    ];
    expect(await startedAt(0)).toEqual(['mails', 'cleanup']);
    for (const minutes of [0, 1, 59]) expect(await startedAt(minutes)).toEqual(['mails']);
    expect(await startedAt(59.9)).toEqual(['mails', 'cleanup']);
    expect(await startedAt(60)).toEqual(['mails']);
  });
});
