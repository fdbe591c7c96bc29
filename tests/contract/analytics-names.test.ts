import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DEVICES, EVENT_NAMES, VITAL_METRICS} from '../../app/core/beacon';
import {toRoutePattern} from '../../app/shop/analytics/beacon/route-pattern';
import {PAGE_ROUTES} from '../../app/shop/analytics/ingestion/page-routes';

const MIGRATION = readFileSync('supabase/migrations/20261125100100_analytics.sql', 'utf8');
/** Second addresses of pages, which have no file. */
const SECOND_ADDRESSES = ['/login', '/secure-orders', '/collections/:collection/products/:handle'];

const valuesOf = (type: string) =>
  [
    ...(new RegExp(`create type private\\.${type} as enum \\(([^)]+)\\)`).exec(MIGRATION)?.[1] ?? '').matchAll(
      /'(\w+)'/g,
    ),
  ].map(([, value]) => value);

it('the database knows the names that browsers send, and the purchase', () => {
  expect(valuesOf('analytics_name')).toEqual([...EVENT_NAMES, 'purchase', ...VITAL_METRICS]);
  expect(valuesOf('device')).toEqual([...DEVICES]);
});

it('the allowed routes of beacons are the pages of the shop', () => {
  const pages = readdirSync('app/routes').filter((file) => file.endsWith('.tsx') && !file.startsWith('admin'));
  const patterns = pages.map((file) => toRoutePattern(`routes/${file.replace(/\.tsx$/, '')}`));
  expect([...PAGE_ROUTES].sort()).toEqual([...new Set([...patterns, ...SECOND_ADDRESSES])].sort());
});
