import {beforeEach, describe, expect, it, vi} from 'vitest';
import {BackendRefused, BackendUnavailable} from '../supabase/backend.server';
import {testConfig} from '../test-config';
import type {AlertMessage} from './alert-message';
import {createDatabaseWatch} from './database-watch.server';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-11-29T12:10:00Z');

describe('the watch over the database', () => {
  let nowMs = START_MS;
  let outage: Error | null = null;
  const report = vi.fn();
  const send = vi.fn<(config: unknown, message: AlertMessage) => Promise<void>>();
  const start = () => {
    const watch = createDatabaseWatch(send, () => nowMs);
    return async () => {
      const run = watch({config: testConfig(), report}, () => (outage ? Promise.reject(outage) : Promise.resolve()));
      await run.catch(() => undefined);
      nowMs += MINUTE_MS;
    };
  };
  const sent = () => send.mock.calls.map(([, {id}]) => id);
  const fail = async (run: () => Promise<void>, minutes: number) => {
    outage = new BackendUnavailable('down');
    for (let minute = 0; minute < minutes; minute += 1) await run();
    outage = null;
  };

  beforeEach(() => {
    nowMs = START_MS;
    outage = null;
    report.mockReset();
    send.mockReset().mockResolvedValue(undefined);
  });

  it('says once that it does not respond for five minutes, and once that it does again', async () => {
    const run = start();
    await fail(run, 5);
    expect(sent()).toEqual([]);
    await fail(run, 10);
    expect(sent()).toEqual(['database-down opened 2026-11-29T12:00:00.000Z']);
    await run();
    await run();
    expect(sent().slice(1)).toEqual(['database-down resolved 2026-11-29T12:00:00.000Z']);
  });

  it('says that it refuses the key of the storefront', async () => {
    const run = start();
    outage = new BackendRefused('401', 'find_alert_measurements: 401 Invalid API key');
    for (let minute = 0; minute < 6; minute += 1) await run();
    expect(sent()).toHaveLength(1);
  });

  it('says nothing about short outages', async () => {
    const run = start();
    await fail(run, 5);
    await run();
    await fail(run, 5);
    expect(sent()).toEqual([]);
  });

  it('tries again while the message cannot be sent', async () => {
    send.mockRejectedValueOnce(new Error('the mail service is down'));
    const run = start();
    await fail(run, 8);
    expect(send).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('sends the same message from every isolate', async () => {
    const [one, other] = [start(), start()];
    await fail(one, 7);
    nowMs = START_MS + 2 * MINUTE_MS;
    await fail(other, 7);
    const [first, second] = send.mock.calls.map(([, message]) => message);
    expect(second).toEqual(first);
  });

  it('passes other errors on and does not call them an outage', async () => {
    const watch = createDatabaseWatch(send, () => nowMs);
    const bug = new TypeError('bug');
    for (let run = 0; run < 2; run += 1) {
      await expect(watch({config: testConfig(), report}, () => Promise.reject(bug))).rejects.toBe(bug);
      nowMs += 10 * MINUTE_MS;
    }
    expect(send).not.toHaveBeenCalled();
  });
});
