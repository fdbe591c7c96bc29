import {describe, expect, it} from 'vitest';
import {formatMoment} from '~/core/moments';
import {toSteps, type ProgressFacts} from './order-progress';

const PLACED = '2026-11-20T15:00:00Z';
const [FIRST, SECOND] = ['gid://shopify/Fulfillment/1', 'gid://shopify/Fulfillment/2'];

const parcel = (id: string, shipment_status: string | null = null, status: string | null = 'success') => ({
  id,
  status,
  shipment_status,
  tracking: [],
});
const event = (kind: string, at: string, subject = '') => ({kind, at, subject, detail: {}});

/** Each step as `state kind: date`. */
const stepsOf = (facts: Partial<ProgressFacts>) =>
  toSteps({placed_at: PLACED, fulfillment_status: 'unfulfilled', fulfillments: [], events: [], ...facts}).map(
    ({kind, state, at}) => `${state} ${kind}${at ? `: ${at.iso.slice(0, 10)}` : ''}`,
  );

describe('the steps of an order', () => {
  it('have dates only if they are reached', () =>
    expect(stepsOf({})).toEqual(['done placed: 2026-11-20', 'next packed', 'next on-the-way', 'next delivered']));

  it('end with its completion, and name no parcel, if nothing is sent', () => {
    const fulfillment_orders = [{status: 'open', delivery_method: 'pick_up'}];
    expect(stepsOf({fulfillment_orders})).toEqual(['done placed: 2026-11-20', 'next completed']);
    const events = [event('fulfilled', '2026-11-21T15:00:00Z')];
    const fulfillments = [parcel(FIRST)];
    expect(stepsOf({fulfillment_orders, fulfillment_status: 'fulfilled', fulfillments, events})).toEqual([
      'done placed: 2026-11-20',
      'done completed: 2026-11-21',
    ]);
  });

  it('follow the parcel from packed to delivered', () => {
    const events = [
      event('shipped', '2026-11-21T15:00:00Z', FIRST),
      event('out_for_delivery', '2026-11-23T15:00:00Z', FIRST),
      event('in_transit', '2026-11-22T15:00:00Z', FIRST),
      event('delivered', '2026-11-24T15:00:00Z', FIRST),
    ];
    const fulfillments = [parcel(FIRST, 'delivered')];
    expect(stepsOf({fulfillment_status: 'fulfilled', fulfillments, events})).toEqual([
      'done placed: 2026-11-20',
      'done packed: 2026-11-21',
      'done on-the-way: 2026-11-22',
      'done delivered: 2026-11-24',
    ]);
  });

  it('include earlier steps without a date: a delivered parcel was on the way', () => {
    const fulfillments = [parcel(FIRST, 'DELIVERED')];
    expect(stepsOf({fulfillment_status: 'fulfilled', fulfillments})).toEqual([
      'done placed: 2026-11-20',
      'done packed',
      'done on-the-way',
      'done delivered',
    ]);
  });

  it('are partly done if only one of two parcels has reached them, with the date of the first', () => {
    const events = [
      event('shipped', '2026-11-22T15:00:00Z', SECOND),
      event('shipped', '2026-11-21T15:00:00Z', FIRST),
      event('in_transit', '2026-11-22T15:00:00Z', FIRST),
    ];
    const fulfillments = [parcel(FIRST, 'in_transit'), parcel(SECOND)];
    expect(stepsOf({fulfillment_status: 'fulfilled', fulfillments, events})).toEqual([
      'done placed: 2026-11-20',
      'done packed: 2026-11-22',
      'partly on-the-way: 2026-11-22',
      'next delivered',
    ]);
  });

  it('are partly done while items remain to be packed', () => {
    const events = [event('shipped', '2026-11-21T15:00:00Z', FIRST), event('delivered', '2026-11-22T15:00:00Z', FIRST)];
    const facts = {fulfillment_status: 'partially_fulfilled', fulfillments: [parcel(FIRST, 'delivered')], events};
    expect(stepsOf(facts)).toEqual([
      'done placed: 2026-11-20',
      'partly packed: 2026-11-21',
      'partly on-the-way',
      'partly delivered: 2026-11-22',
    ]);
  });

  it('ignore a canceled fulfillment', () => {
    const events = [event('shipped', '2026-11-21T15:00:00Z', FIRST)];
    const facts = {fulfillments: [parcel(FIRST, null, 'cancelled')], events};
    expect(stepsOf(facts)).toEqual(['done placed: 2026-11-20', 'next packed', 'next on-the-way', 'next delivered']);
  });

  it('show an order as packed that is fulfilled without a parcel', () => {
    const events = [event('fulfilled', '2026-11-21T15:00:00Z')];
    expect(stepsOf({fulfillment_status: 'fulfilled', events})[1]).toBe('done packed: 2026-11-21');
  });

  it('end with the cancellation', () => {
    const events = [event('cancelled', '2026-11-21T15:00:00Z')];
    expect(stepsOf({fulfillment_status: 'cancelled', events})).toEqual([
      'done placed: 2026-11-20',
      'done cancelled: 2026-11-21',
    ]);
    expect(stepsOf({fulfillment_status: 'cancelled'}).at(-1)).toBe('done cancelled');
  });

  it('include the time of day and the time zone', () => {
    const [placed] = toSteps({placed_at: PLACED, fulfillment_status: null, fulfillments: [], events: []});
    expect(placed?.at?.text).toBe(formatMoment(new Date(PLACED), 'short'));
  });
});
