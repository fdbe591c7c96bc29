import {describe, expect, it} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {addTracking, cancelFulfillmentOrder, fulfill} from './fulfillment-operations.server';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

const UPS = {
  company: 'UPS',
  number: '1Z999AA10123456784',
  url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
};
const BIKE = {company: 'Other', number: 'B-7'};

const parcel = (...tracking: StaffFulfillmentOrder['parcels'][number]['tracking']) => ({id: 'parcel', tracking});
const orderOf = (status: string, parcels: StaffFulfillmentOrder['parcels'] = []): StaffFulfillmentOrder => ({
  id: 'part',
  status,
  createdAt: '2026-11-20T12:00:00Z',
  items: [],
  parcels,
});

/** A shop that takes everything, and the names of what it was asked for. */
function shop() {
  const asked: string[] = [];
  const admin: Admin = {
    budget: () => null,
    async ask(document, _variables, schema) {
      const name = /mutation (\w+)/.exec(document)?.[1] ?? '';
      asked.push(name);
      const field = /\{\s*(\w+)\(/.exec(document)?.[1] ?? '';
      return schema.parse({[field]: {userErrors: []}});
    },
  };
  return {admin, asked};
}

describe('sending a part', () => {
  it('is possible while it is open, and done once there is a parcel', () => {
    expect(fulfill(null).isPossible(orderOf('open'))).toBe(true);
    for (const status of ['in_progress', 'closed', 'cancelled', 'scheduled', 'on_hold'])
      expect(fulfill(null).isPossible(orderOf(status))).toBe(false);
    expect(fulfill(null).isDone(orderOf('closed', [parcel()]))).toBe(true);
    expect(fulfill(null).isDone(orderOf('closed'))).toBe(false);
  });

  it('with a number is not done by a parcel of another number', () => {
    expect(fulfill(UPS).isDone(orderOf('closed', [parcel(UPS)]))).toBe(true);
    expect(fulfill(UPS).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
  });
});

describe('the number of a parcel', () => {
  it.each([
    ['closed', [parcel()], 'StaffTrackingUpdate'],
    ['in_progress', [], 'StaffFulfillmentCreate'],
    ['in_progress', [parcel()], 'StaffTrackingUpdate'],
    ['in_progress', [parcel(UPS)], 'StaffTrackingUpdate'],
  ] as const)('of a part that is %s with %j is told by %s', async (status, parcels, mutation) => {
    const {admin, asked} = shop();
    const order = orderOf(status, [...parcels]);
    expect(addTracking(BIKE).isPossible(order)).toBe(true);
    expect(await addTracking(BIKE).send(admin, order)).toEqual([]);
    expect(asked).toEqual([mutation]);
  });

  it('needs something that was or is being sent', () => {
    for (const status of ['open', 'closed', 'cancelled'])
      expect(addTracking(UPS).isPossible(orderOf(status))).toBe(false);
  });

  it('is the same whatever address the shop gives a carrier it knows, but not for any other', () => {
    expect(addTracking(UPS).isDone(orderOf('closed', [parcel({...UPS, url: null})]))).toBe(true);
    const given = {...BIKE, url: 'https://bikes.example/7'};
    expect(addTracking(given).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
  });
});

describe('calling a part back', () => {
  it('is done when it is over and nothing was sent', () => {
    expect(cancelFulfillmentOrder.isDone(orderOf('closed'))).toBe(true);
    expect(cancelFulfillmentOrder.isDone(orderOf('closed', [parcel()]))).toBe(false);
    expect(cancelFulfillmentOrder.isPossible(orderOf('closed', [parcel()]))).toBe(false);
    expect(cancelFulfillmentOrder.isPossible(orderOf('open'))).toBe(true);
  });
});
