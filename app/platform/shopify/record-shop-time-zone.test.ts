import {afterEach, expect, it, vi} from 'vitest';
import {DEFAULT_TIME_ZONE, getShopTimeZone, setShopTimeZone} from '~/core/shop-time-zone';
import {testConfig} from '../test-config';
import {recordShopTimeZone} from './record-shop-time-zone.server';

const recorded: unknown[] = [];

/** A store in a time zone, and the database. */
const stubServices = (ianaTimezone: string) =>
  vi.stubGlobal('fetch', async (url: string | URL | Request, {body}: RequestInit) => {
    if (!String(url).includes('/rpc/')) return Response.json({data: {shop: {ianaTimezone}}});
    recorded.push(JSON.parse(String(body)));
    return new Response(null, {status: 204});
  });

const config = testConfig({
  PRIVATE_ADMIN_API_TOKEN: 'shpat_admin',
  SUPABASE_URL: 'http://localhost:5000',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
  SUPABASE_JWT_SIGNING_KEY: '{"kty":"EC","crv":"P-256","kid":"k","d":"d"}',
  SESSION_SECRETS: 's'.repeat(32),
});

afterEach(() => {
  vi.unstubAllGlobals();
  setShopTimeZone(DEFAULT_TIME_ZONE);
  recorded.length = 0;
});

it('stores and uses the time zone of the shop at Shopify', async () => {
  stubServices('Asia/Kolkata');
  await recordShopTimeZone({config});
  expect(recorded).toEqual([{p_time_zone: 'Asia/Kolkata'}]);
  expect(getShopTimeZone()).toBe('Asia/Kolkata');
});

it('keeps the former time zone instead of one that cannot be formatted', async () => {
  stubServices('Mars/Olympus');
  await expect(recordShopTimeZone({config})).rejects.toThrow('Mars/Olympus');
  expect(recorded).toEqual([]);
  expect(getShopTimeZone()).toBe(DEFAULT_TIME_ZONE);
});
