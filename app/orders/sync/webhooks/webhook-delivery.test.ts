import {expect, it} from 'vitest';
import {parseDelivery} from './webhook-delivery';

const HEADERS = {
  'X-Shopify-Webhook-Id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
  'X-Shopify-Topic': 'orders/create',
  'X-Shopify-Shop-Domain': 'shop.example',
};
const triggeredAt = (value: string) =>
  parseDelivery(new Headers({...HEADERS, 'X-Shopify-Triggered-At': value}))?.triggered_at;

it.each(['2026-06-01T12:00:00.123456789Z', '2026-06-01T12:00:00+05:30'])('parses when a webhook was sent: %s', (time) =>
  expect(triggeredAt(time)).toBe(time),
);

it.each([
  '',
  'yesterday',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-06-01T12:00:00+23:59',
  '2026-06-01T12:00:00-16:00',
  '2026-02-30T12:00:00Z',
  '2026-06-01T12:00:00Z, 2026-06-01T12:00:00Z',
])('ignores a timestamp that Postgres cannot parse: %j', (time) => expect(triggeredAt(time)).toBeNull());
