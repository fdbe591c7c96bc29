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

const parcel = (...tracking: StaffFulfillmentOrder['parcels'][number]['tracking']) => ({
  id: 'parcel',
  quantity: 1,
  tracking,
});
const orderOf = (
  status: string,
  parcels: StaffFulfillmentOrder['parcels'] = [],
  remaining = status === 'closed' ? 0 : 3,
): StaffFulfillmentOrder => ({
  id: 'part',
  status,
  createdAt: '2026-11-20T12:00:00Z',
  holds: [],
  items: [
    {id: 'dal', title: 'Dal', quantity: 3, remaining},
    {id: 'rice', title: 'Rice', quantity: 1, remaining: status === 'closed' ? 0 : 1},
  ],
  hasMoreItems: false,
  parcels,
});
const everything = (tracking: typeof UPS | null = null) => fulfill({quantities: null, tracking, isNotifying: true});
/** Sends some packs of dal of the three that the form showed. */
const someDal = (quantity: number, tracking: typeof UPS | null = null) =>
  fulfill({
    quantities: [
      {id: 'dal', quantity, seen: 3},
      {id: 'rice', quantity: 0, seen: 1},
    ],
    tracking,
    isNotifying: false,
  });
const track = (tracking: typeof BIKE | typeof UPS, fulfillmentId: string | null = null) =>
  addTracking({tracking, fulfillmentId, isNotifying: true});

/** Creates an Admin API client that accepts everything, with the names of the received mutations. */
function createTestAdmin() {
  const mutations: string[] = [];
  const sent: object[] = [];
  const admin: Admin = {
    budget: () => null,
    async query(document, variables, schema) {
      sent.push(variables);
      const name = /mutation (\w+)/.exec(document)?.[1] ?? '';
      mutations.push(name);
      const field = /\{\s*(\w+)\(/.exec(document)?.[1] ?? '';
      return schema.parse({[field]: {userErrors: []}});
    },
  };
  return {admin, mutations, sent};
}

describe('fulfill', () => {
  it('is possible while items remain, and done once all are in a parcel', () => {
    for (const status of ['open', 'in_progress']) expect(everything().isPossible(orderOf(status))).toBe(true);
    for (const status of ['closed', 'cancelled', 'scheduled', 'on_hold'])
      expect(everything().isPossible(orderOf(status))).toBe(false);
    expect(everything().isDone(orderOf('closed', [parcel()]))).toBe(true);
    expect(everything().isDone(orderOf('in_progress', [parcel()]))).toBe(false);
    expect(everything().isDone(orderOf('closed'))).toBe(false);
  });

  it('is not done by a fulfillment with another tracking number', () => {
    expect(everything(UPS).isDone(orderOf('closed', [parcel(UPS)]))).toBe(true);
    expect(everything(UPS).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
  });

  it('sends the chosen quantities only, without a mail if staff decide so', async () => {
    const {admin, sent} = createTestAdmin();
    expect(await someDal(2).send(admin, orderOf('open'))).toEqual([]);
    const lines = [{id: 'dal', quantity: 2}];
    expect(sent).toEqual([
      {
        fulfillment: {
          lineItemsByFulfillmentOrder: [{fulfillmentOrderId: 'part', fulfillmentOrderLineItems: lines}],
          notifyCustomer: false,
        },
      },
    ]);
  });

  it('is done once as much remains as the form leaves, whoever sent it', () => {
    expect(someDal(2).isDone(orderOf('in_progress', [parcel()], 1))).toBe(true);
    expect(someDal(2).isDone(orderOf('in_progress', [parcel()], 2))).toBe(false);
    expect(someDal(2, UPS).isDone(orderOf('in_progress', [parcel()], 1))).toBe(false);
    expect(someDal(2, UPS).isDone(orderOf('in_progress', [parcel(UPS), parcel()], 1))).toBe(true);
  });

  it('is impossible once another amount remains than the form showed', () => {
    expect(someDal(1).isPossible(orderOf('in_progress', [parcel()], 3))).toBe(true);
    expect(someDal(1).isPossible(orderOf('in_progress', [parcel()], 2))).toBe(false);
  });
});

describe('addTracking', () => {
  it.each([
    ['closed', [parcel()], 'StaffTrackingUpdate'],
    ['in_progress', [], 'StaffFulfillmentCreate'],
    ['in_progress', [parcel()], 'StaffTrackingUpdate'],
  ] as const)('with the status %s and the fulfillments %j sends %s', async (status, parcels, mutation) => {
    const {admin, mutations} = createTestAdmin();
    const order = orderOf(status, [...parcels]);
    expect(track(BIKE).isPossible(order)).toBe(true);
    expect(await track(BIKE).send(admin, order)).toEqual([]);
    expect(mutations).toEqual([mutation]);
  });

  it('is impossible without a fulfillment or one in progress', () => {
    for (const status of ['open', 'closed', 'cancelled']) expect(track(UPS).isPossible(orderOf(status))).toBe(false);
  });

  it('replaces no number of a parcel that was not chosen', () => {
    const order = orderOf('in_progress', [parcel(UPS)]);
    expect(track(BIKE).isPossible(order)).toBe(false);
    expect(track(BIKE, 'parcel').isPossible(order)).toBe(true);
  });

  it('changes the number of one of several parcels', async () => {
    const {admin, sent} = createTestAdmin();
    const order = orderOf('closed', [{...parcel(UPS), id: 'first'}, parcel()]);
    expect(track(UPS, 'first').isDone(order)).toBe(true);
    expect(track(BIKE, 'first').isDone(order)).toBe(false);
    expect(track(BIKE, 'unknown').isPossible(order)).toBe(false);
    await track(BIKE, 'first').send(admin, order);
    expect(sent).toEqual([{fulfillmentId: 'first', tracking: BIKE, notify: true}]);
  });

  it('ignores the tracking URL of known carriers when it compares, but not that of others', () => {
    expect(track(UPS).isDone(orderOf('closed', [parcel({...UPS, url: null})]))).toBe(true);
    const ownUrl = {...UPS, url: 'https://ups.example/7'};
    expect(track(ownUrl).isDone(orderOf('closed', [parcel(UPS)]))).toBe(false);
    const withUrl = {...BIKE, url: 'https://bikes.example/7'};
    expect(track(withUrl).isDone(orderOf('closed', [parcel({...BIKE, url: null})]))).toBe(false);
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
