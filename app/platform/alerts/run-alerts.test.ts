import {describe, expect, it, vi} from 'vitest';
import {testConfig} from '../test-config';
import {BackendUnavailable} from '../supabase/backend.server';
import {createAlertWatch} from './run-alerts.server';

const MINUTE_MS = 60_000;
const config = testConfig({
  SUPABASE_URL: 'http://localhost:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_JWT_SIGNING_KEY: JSON.stringify({kty: 'EC', crv: 'P-256', d: 'd', kid: 'k'}),
  SESSION_SECRETS: 's'.repeat(32),
});

describe('the watch over the scheduled jobs', () => {
  const start = (look: () => Promise<void>) => {
    const works: Promise<unknown>[] = [];
    const report = vi.fn();
    const watch = createAlertWatch(look);
    return {
      works,
      report,
      at: (minutes: number, settings = config) =>
        watch({config: settings, report, waitUntil: (work) => void works.push(work)}, minutes * MINUTE_MS),
    };
  };

  it('looks after the response, every five minutes at most, and not when an isolate starts', () => {
    const look = vi.fn(() => Promise.resolve());
    const {at, works} = start(look);
    for (const minutes of [0, 1, 4.9]) at(minutes);
    expect(look).not.toHaveBeenCalled();
    for (const minutes of [5, 5, 6, 9.9]) at(minutes);
    expect(look).toHaveBeenCalledTimes(1);
    at(10);
    expect(works).toHaveLength(2);
  });

  it('does nothing without a database', () => {
    const look = vi.fn(() => Promise.resolve());
    const {at} = start(look);
    at(0, testConfig());
    at(60, testConfig());
    expect(look).not.toHaveBeenCalled();
  });

  it('never rejects, and reports defects only', async () => {
    const errors = [new BackendUnavailable('down'), new TypeError('bug')];
    const {at, works, report} = start(() => Promise.reject(errors.shift() ?? new Error()));
    for (const minutes of [0, 5, 10]) at(minutes);
    await Promise.all(works);
    expect(report.mock.calls).toEqual([[expect.any(TypeError), 'alerts']]);
  });
});
