import {describe, expect, it} from 'vitest';
import {parseBeacon} from './parse-beacon';

const VISIT = '7b0c9f6e-3f0a-4c1f-9b6a-0d1c2e3f4a5b';
const NOW_MS = Date.parse('2026-11-25T12:00:00Z');
const EVENT = {seq: 0, atMs: NOW_MS - 1_000, route: '/product/:productSlug', name: 'page_view'};
const VITAL = {seq: 1, atMs: NOW_MS - 1_000, route: '/', metric: 'LCP', value: 2_500};

const send = (events: unknown, beacon: Record<string, unknown> = {}) =>
  parseBeacon(JSON.stringify({visit: VISIT, device: 'phone', sentAtMs: NOW_MS, events, ...beacon}), NOW_MS);
const drops = (...entries: unknown[]) => send(entries).drops;

describe('a beacon', () => {
  it('becomes one row per entry, dated by the clock of the server', () => {
    const cart = {...EVENT, seq: 2, name: 'add_to_cart', subject: 'palak-paneer', valueMinor: 2998, count: 2};
    expect(send([EVENT, VITAL, cart])).toEqual({
      entries: [
        {visit: VISIT, device: 'phone', at: '2026-11-25T11:59:59.000Z', seq: 0, route: EVENT.route, name: 'page_view'},
        {visit: VISIT, device: 'phone', at: '2026-11-25T11:59:59.000Z', seq: 1, route: '/', name: 'LCP', bucket: 46},
        {
          visit: VISIT,
          device: 'phone',
          at: '2026-11-25T11:59:59.000Z',
          seq: 2,
          route: EVENT.route,
          name: 'add_to_cart',
          subject: 'palak-paneer',
          value_minor: 2998,
          quantity: 2,
        },
      ],
      drops: {},
    });
  });

  it.each(['', 'null', '[]', '{', '"text"', '{"events":[]}', `${'['.repeat(9_000)}`, '{"__proto__":{"visit":1}}'])(
    'is dropped if it is none: %.20s',
    (text) => expect(parseBeacon(text, NOW_MS)).toEqual({entries: [], drops: {'invalid-beacon': 1}}),
  );

  it.each([
    ['another kind of id', {visit: '7b0c9f6e-3f0a-1c1f-9b6a-0d1c2e3f4a5b'}],
    ['an email as the visit', {visit: 'ada@example.com'}],
    ['another device', {device: 'watch'}],
    ['no time', {sentAtMs: null}],
    ['a time that is no number', {sentAtMs: 1e300}],
    ['an object of events', {events: {}}],
  ])('is dropped for %s', (_what, beacon) => {
    expect(send([EVENT], beacon)).toEqual({entries: [], drops: {'invalid-beacon': 1}});
  });

  it('keeps its first fifty entries', () => {
    const many = Array.from({length: 60}, (_, seq) => ({...EVENT, seq}));
    const parsed = send(many);
    expect(parsed.entries).toHaveLength(50);
    expect(parsed.drops).toEqual({'too-many': 10});
  });
});

describe('an entry', () => {
  it.each([
    ['unknown-name', {...EVENT, name: 'purchase'}],
    ['unknown-name', {...EVENT, name: undefined}],
    ['unknown-name', {...VITAL, metric: 'FID'}],
    ['unknown-route', {...EVENT, route: '/product/palak-paneer'}],
    ['unknown-route', {...EVENT, route: '/admin/orders'}],
    ['unknown-route', {...EVENT, route: '/account/reset/7/token'}],
    ['out-of-range', {...EVENT, seq: 1_000}],
    ['out-of-range', {...EVENT, seq: -1}],
    ['out-of-range', {...EVENT, valueMinor: 1e12}],
    ['out-of-range', {...EVENT, count: -1}],
    ['out-of-range', {...VITAL, value: -0.1}],
    ['out-of-range', {...VITAL, value: 1e9}],
    ['invalid-entry', {...EVENT, count: 1.5}],
    ['invalid-entry', {...EVENT, subject: 'ada@example.com'}],
    ['invalid-entry', {...EVENT, subject: 'x'.repeat(65)}],
    ['invalid-entry', {...EVENT, subject: ''}],
    ['invalid-entry', {...VITAL, value: '2500'}],
    ['wrong-time', {...EVENT, atMs: NOW_MS + 61_000}],
    ['wrong-time', {...EVENT, atMs: NOW_MS - 86_400_001}],
  ])('is dropped as %s: %j', (reason, entry) => {
    expect(drops(entry)).toEqual({[reason]: 1});
  });

  it.each([null, 7, 'page_view', [], {}])('is dropped if it is none: %j', (entry) => {
    expect(Object.values(drops(entry))).toEqual([1]);
  });

  it('costs no other entry', () => {
    const parsed = send([EVENT, null, {...EVENT, seq: 1}]);
    expect(parsed.entries.map(({seq}) => seq)).toEqual([0, 1]);
  });

  it('keeps nothing that the format does not have', () => {
    const [entry] = send([
      {...EVENT, url: 'https://shop.example/?email=ada@example.com', referrer: 'x', user: 7},
    ]).entries;
    expect(
      Object.keys(entry ?? {})
        .filter((key) => entry?.[key as keyof typeof entry] !== undefined)
        .sort(),
    ).toEqual(['at', 'device', 'name', 'route', 'seq', 'visit'].sort());
  });
});

describe('a wrong clock', () => {
  it.each([-400 * 86_400_000, -3_600_000, 0, 3_600_000, 400 * 86_400_000])(
    'of %d ms does not move an event',
    (skewMs) => {
      const sent = {sentAtMs: NOW_MS + skewMs};
      expect(send([{...EVENT, atMs: NOW_MS + skewMs - 20_000}], sent).entries).toMatchObject([
        {at: '2026-11-25T11:59:40.000Z'},
      ]);
    },
  );

  it('dates an event that comes after its beacon to the beacon', () => {
    expect(send([{...EVENT, atMs: NOW_MS + 5_000}]).entries).toMatchObject([{at: '2026-11-25T12:00:00.000Z'}]);
  });
});

describe('a web vital', () => {
  const bucket = (metric: string, value: number) => send([{...VITAL, metric, value}]).entries[0]?.bucket;

  it('is counted in a bucket, CLS in thousandths', () => {
    expect([
      bucket('LCP', 0),
      bucket('LCP', 1),
      bucket('INP', 200),
      bucket('TTFB', 800),
      bucket('LCP', 3_000_000),
    ]).toEqual([0, 0, 31, 39, 63]);
    expect([bucket('CLS', 0), bucket('CLS', 0.1), bucket('CLS', 0.25), bucket('CLS', 90)]).toEqual([0, 27, 32, 63]);
  });
});
