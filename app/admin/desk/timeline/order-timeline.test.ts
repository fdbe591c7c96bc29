import {expect, it} from 'vitest';
import {toOrderTimeline, type TimelineRow} from './find-order-timeline.server';

const AT = '2026-11-20T15:00:00.123456+00:00';
const row = (source: TimelineRow['source'], kind: string, more: Partial<TimelineRow> = {}): TimelineRow => ({
  source,
  kind,
  at: AT,
  staff_name: null,
  outcome: null,
  detail: {},
  ...more,
});
const textsOf = (...rows: TimelineRow[]) =>
  toOrderTimeline(rows, 'USD').events.map(({source, label, detail}) => [source, label, detail]);

it.each([
  [row('shop', 'refunded', {detail: {amount_minor: 107}}), ['Shop', 'Refund issued: $1.07', undefined]],
  [row('shop', 'items-changed'), ['Shop', 'Items of the order changed', undefined]],
  [
    row('shop', 'items-changed', {
      detail: {
        items: [
          {title: 'Dal', variant: 'Default Title', from: 2, to: 1},
          {title: 'Rice', variant: 'Box of 3', from: 0, to: 1},
        ],
      },
    }),
    ['Shop', 'Items of the order changed: Dal from 2 to 1, Rice (Box of 3) from 0 to 1', undefined],
  ],
  [
    row('shop', 'items-changed', {
      detail: {items: Array.from({length: 7}, (_, index) => ({title: `Dish ${index}`, from: 1, to: 0}))},
    }),
    [
      'Shop',
      'Items of the order changed: Dish 0 from 1 to 0, Dish 1 from 1 to 0, Dish 2 from 1 to 0, Dish 3 from 1 to 0, Dish 4 from 1 to 0, 2 more',
      undefined,
    ],
  ],
  [
    row('system', 'webhook', {detail: {topic: 'orders/paid'}}),
    ['System', 'Change reported by Shopify: orders/paid', undefined],
  ],
  [row('customer', 'hidden'), ['Customer', 'Order removed from the customer’s list', undefined]],
  [
    row('staff', 'fulfillment.track', {staff_name: 'Gita', outcome: 'failed', detail: {carrier: 'UPS', number: '1Z'}}),
    ['Staff', 'Tracking information: UPS 1Z', 'Gita · not done'],
  ],
  [
    row('staff', 'fulfillment.hold', {outcome: 'checking', detail: {hold_reason: 'INCORRECT_ADDRESS'}}),
    ['Staff', 'Hold: Incorrect address', 'Former staff · being checked'],
  ],
  [row('staff', 'order.new-verb', {staff_name: 'Gita', outcome: 'done'}), ['Staff', 'order.new-verb', 'Gita · done']],
])('shows %o with its source', (event, text) => expect(textsOf(event)).toEqual([text]));

it('shows items that a refund took out of the order as refunded, because they may have been sent', () => {
  const items = [{title: 'Dal', from: 2, to: 1}];
  const changed = row('shop', 'items-changed', {detail: {items}});
  const refunded = row('shop', 'refunded', {detail: {amount_minor: 500}});
  const reported = row('system', 'webhook', {detail: {topic: 'refunds/create'}});
  const earlier = row('shop', 'refunded', {at: '2026-11-20T14:00:00+00:00', detail: {amount_minor: 500}});
  const labels = (...rows: TimelineRow[]) => textsOf(...rows).map(([, label]) => label);
  expect(labels(changed, refunded)).toContain('Items refunded: Dal from 2 to 1');
  expect(labels(changed, earlier, reported)).toContain('Items refunded: Dal from 2 to 1');
  expect(labels(changed, earlier)).toContain('Items of the order changed: Dal from 2 to 1');
});

it('leaves out events of the shop without a label', () => expect(textsOf(row('shop', 'unknown'))).toEqual([]));

it('lists events of one moment against their natural order, since the latest comes first', () => {
  expect(textsOf(row('shop', 'placed'), row('shop', 'paid')).map(([, label]) => label)).toEqual([
    'Payment received',
    'Order placed',
  ]);
});

it('says that there are older events only if there are', () => {
  const events = Array.from({length: 101}, () => row('system', 'recorded'));
  expect(toOrderTimeline(events.slice(1), 'USD').hasOlder).toBe(false);
  expect(toOrderTimeline(events, 'USD')).toMatchObject({hasOlder: true, events: {length: 100}});
});
