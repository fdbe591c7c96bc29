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

/** Creates an Admin API client that accepts everything, with the names of the received mutations. */
function createTestAdmin() {
  const mutations: string[] = [];
  const admin: Admin = {
    budget: () => null,
    async query(document, _variables, schema) {
      const name = /mutation (\w+)/.exec(document)?.[1] ?? '';
      mutations.push(name);
      const field = /\{\s*(\w+)\(/.exec(document)?.[1] ?? '';
      return schema.parse({[field]: {userErrors: []}});
    },
  };
  return {admin, mutations};
}

describe('fulfill', () => {
  it('is possible while the fulfillment order is open, and done once a fulfillment exists', () => {
    expect(fulfill(null).isPossible(orderOf('open'))).toBe(true);
    for (const status of ['in_progress', 'closed', 'cancelled', 'scheduled', 'on_hold'])
      expect(fulfill(null).isPossible(orderOf(status))).toBe(false);
    expect(fulfill(null).isDone(orderOf('closed', [parcel()]))).toBe(true);
    expect(fulfill(null).isDone(orderOf('closed'))).toBe(false);
  });

  it('is not done by a fulfillment with another tracking number', () => {
    expect(fulfill(UPS).isDone(orderOf('closed', [parcel(UPS)]))).toBe(true);
    expect(fulfill(UPS).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
  });
});

describe('addTracking', () => {
  it.each([
    ['closed', [parcel()], 'StaffTrackingUpdate'],
    ['in_progress', [], 'StaffFulfillmentCreate'],
    ['in_progress', [parcel()], 'StaffTrackingUpdate'],
    ['in_progress', [parcel(UPS)], 'StaffTrackingUpdate'],
  ] as const)('with the status %s and the fulfillments %j sends %s', async (status, parcels, mutation) => {
    const {admin, mutations} = createTestAdmin();
    const order = orderOf(status, [...parcels]);
    expect(addTracking(BIKE).isPossible(order)).toBe(true);
    expect(await addTracking(BIKE).send(admin, order)).toEqual([]);
    expect(mutations).toEqual([mutation]);
  });

  it('is impossible without a fulfillment or one in progress', () => {
    for (const status of ['open', 'closed', 'cancelled'])
      expect(addTracking(UPS).isPossible(orderOf(status))).toBe(false);
  });

  it('ignores the tracking URL of known carriers when it compares, but not that of others', () => {
    expect(addTracking(UPS).isDone(orderOf('closed', [parcel({...UPS, url: null})]))).toBe(true);
    const withUrl = {...BIKE, url: 'https://bikes.example/7'};
    expect(addTracking(withUrl).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
  });
});

describe('cancelFulfillmentOrder', () => {
  it('is done once the fulfillment order is closed without a fulfillment', () => {
    expect(cancelFulfillmentOrder.isDone(orderOf('closed'))).toBe(true);
    expect(cancelFulfillmentOrder.isDone(orderOf('closed', [parcel()]))).toBe(false);
    expect(cancelFulfillmentOrder.isPossible(orderOf('closed', [parcel()]))).toBe(false);
    expect(cancelFulfillmentOrder.isPossible(orderOf('open'))).toBe(true);
  });
});
