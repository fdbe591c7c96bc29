import {describe, expect, it} from 'vitest';
import {createDurations, toDurationBucket} from '~/core/duration-histogram';
import type {HealthHistory, HealthSlot, LastHealth} from './health-history';
import {toHistoryRows, toMetrics} from './to-metrics';

const NOW = new Date('2026-11-21T12:00:30Z');

const requests = (...durationsMs: number[]) => {
  const durations = createDurations();
  for (const ms of durationsMs) durations[toDurationBucket(ms)]! += 1;
  return durations;
};

const UNKNOWN: LastHealth = {
  checkedAt: null,
  databaseMs: null,
  shopifyMs: null,
  connections: null,
  maxConnections: 60,
  webhookDelayMs: null,
  sampledAt: null,
  errors: null,
  durations: null,
};

const LAST: LastHealth = {
  ...UNKNOWN,
  checkedAt: '2026-11-21T12:00:00Z',
  databaseMs: 12,
  shopifyMs: 1_200,
  connections: 55,
  webhookDelayMs: 400_000,
  sampledAt: '2026-11-21T12:00:00Z',
  errors: 1,
  durations: requests(100, 100, 100, 100),
};

const SLOT: HealthSlot = {
  ...LAST,
  slot: '2026-11-21T11:30:00Z',
  checks: 30,
  passed: 29,
  errors: 0,
};

const EMPTY: HealthSlot = {...UNKNOWN, slot: '2026-11-21T12:00:00Z', checks: 0, passed: 0, errors: 0};

const statesOf = (history: HealthHistory) =>
  Object.fromEntries(toMetrics(history, NOW).map(({title, state}) => [title, state]));
const valuesOf = (history: HealthHistory) =>
  Object.fromEntries(toMetrics(history, NOW).map(({title, value}) => [title, value]));

describe('toMetrics', () => {
  it('shows a dash and "unknown" for everything that was never measured', () => {
    const history = {last: UNKNOWN, slots: [EMPTY]};
    expect(new Set(Object.values(valuesOf(history)))).toEqual(new Set(['—']));
    expect(new Set(Object.values(statesOf(history)))).toEqual(new Set(['unknown']));
  });

  it('compares each value with its limits', () => {
    const history = {last: LAST, slots: [SLOT, EMPTY]};
    expect(valuesOf(history)).toEqual({
      'Response time (p50)': '99 ms',
      'Response time (p95)': '99 ms',
      'Error rate': '25.00 %',
      'Database round trip': '12 ms',
      'Database connections': '55',
      'Shopify API round trip': '1.2 s',
      'Webhook lag (p95)': '7 min',
      Uptime: '96.66 %',
    });
    expect(statesOf(history)).toEqual({
      'Response time (p50)': 'normal',
      'Response time (p95)': 'normal',
      'Error rate': 'critical',
      'Database round trip': 'normal',
      'Database connections': 'critical',
      'Shopify API round trip': 'degraded',
      'Webhook lag (p95)': 'critical',
      Uptime: 'critical',
    });
  });

  it('reports a service that did not respond as critical, without a number', () => {
    const [shopify] = toMetrics({last: {...LAST, shopifyMs: null}, slots: [SLOT]}, NOW).filter(({title}) =>
      title.startsWith('Shopify'),
    );
    expect(shopify).toMatchObject({value: '—', state: 'critical'});
  });

  it('does not present an old value as the current state', () => {
    const last = {...LAST, checkedAt: '2026-11-21T11:00:00Z', sampledAt: '2026-11-21T11:00:00Z'};
    const [metric] = toMetrics({last, slots: [SLOT]}, NOW);
    expect(metric).toMatchObject({state: 'outdated', note: 'Measured 1 hour ago · 4 requests in that minute'});
  });

  it('counts a minute without a check as unknown, not as up', () => {
    const uptimeOf = (...slots: HealthSlot[]) =>
      toMetrics({last: LAST, slots}, NOW).find(({title}) => title === 'Uptime');
    const up = {...SLOT, passed: 30};
    const missed = {...EMPTY, slot: '2026-11-21T11:00:00Z'};
    expect(uptimeOf(up)).toMatchObject({value: '100.00 %', state: 'normal', points: [1]});
    expect(uptimeOf(missed, up)).toMatchObject({
      value: '—',
      state: 'unknown',
      note: 'Measured now · 30 of 30 checks passed in 24 hours · 30 min unknown',
      points: [null, 1],
    });
    const few = {...up, checks: 2, passed: 2};
    expect(uptimeOf(few)).toMatchObject({value: '—', state: 'unknown', points: [null]});
    // Failures count however few checks there were, and a few missed minutes do not hide the rest.
    expect(uptimeOf(missed, {...SLOT, checks: 2, passed: 1})).toMatchObject({value: '50.00 %', state: 'critical'});
    expect(uptimeOf({...up, checks: 28, passed: 28})).toMatchObject({value: '100.00 %', state: 'normal'});
  });

  it('leaves a gap in the history where nothing is known', () => {
    const [metric] = toMetrics({last: LAST, slots: [SLOT, EMPTY]}, NOW);
    expect(metric?.points).toEqual([99, null]);
    expect(metric?.summary).toBe('Last 24 hours: 99 ms to 99 ms');
  });
});

describe('toHistoryRows', () => {
  it('lists the same history as text, the newest first', () => {
    const [newest, older] = toHistoryRows({last: LAST, slots: [SLOT, EMPTY]}, NOW);
    expect(newest?.cells).toEqual(['0', '—', '—', '—', '—', '—', '—', '—', '—']);
    expect(older?.cells).toEqual(['4', '99 ms', '99 ms', '0.00 %', '12 ms', '55', '1.2 s', '7 min', '96.66 %']);
  });
});
