import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {findStaffFulfillmentOrders} from '~/orders/commands/find-staff-fulfillment-orders.server';
import {addTracking, fulfill} from '~/orders/commands/fulfillment-operations.server';
import {placeHold, releaseHolds} from '~/orders/commands/hold-operations.server';
import {findFulfillmentOrders} from '~/orders/sync/admin/find-order-snapshot.server';
import {parseConfig} from '~/platform/env.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {ADMIN_SCOPES} from '../../local/shop/admin/admin-scopes';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {placeOrder} from '../support/place-order';

let shop: LocalShop;
let admin: Admin;
beforeAll(async () => {
  // Loading the schema takes longer than a request may.
  adminExecutor();
  shop = await startLocalShop();
  const created = createAdmin(parseConfig(shop.settings));
  if (!created) throw new Error('the local shop has an Admin API');
  admin = created;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Places an order; returns a function that reads its first fulfillment order. */
function orderOf(quantity: number) {
  const {number} = placeOrder(shop, {lines: [{catalogId: '1', quantity}]});
  const orderId = `gid://shopify/Order/${number}`;
  const read = async () => {
    const [part] = await findStaffFulfillmentOrders(admin, orderId);
    if (!part) throw new Error('an order has a fulfillment order');
    return part;
  };
  return {orderId, read};
}

describe('a hold', () => {
  it('is placed with its reason, blocks the shipment, and is released', async () => {
    const {orderId, read} = orderOf(1);
    const hold = placeHold({reason: 'INCORRECT_ADDRESS', notes: 'The street has no number'});
    expect(hold.isPossible(await read())).toBe(true);
    expect(await hold.send(admin, await read())).toEqual([]);
    const held = await read();
    expect(held).toMatchObject({status: 'on_hold', holds: [{reason: 'INCORRECT_ADDRESS'}]});
    expect(hold.isDone(held)).toBe(true);
    expect((await findFulfillmentOrders(admin, orderId))?.hold_reasons).toEqual(['incorrect_address']);
    expect(fulfill({quantities: null, tracking: null, isNotifying: false}).isPossible(held)).toBe(false);

    const release = releaseHolds(held.holds.map(({id}) => id));
    expect([release.isDone(held), release.isPossible(held)]).toEqual([false, true]);
    expect(await release.send(admin, held)).toEqual([]);
    expect(await read()).toMatchObject({status: 'open', holds: []});
    expect(release.isDone(await read())).toBe(true);
  });
});

it('fails as forbidden while the store has not granted the access scope, and changes nothing', async () => {
  const adminScopes = ADMIN_SCOPES.filter((scope) => scope !== 'write_merchant_managed_fulfillment_orders');
  const strict = await startLocalShop({adminScopes});
  try {
    const record = placeOrder(strict, {lines: [{catalogId: '1', quantity: 1}]});
    const limited = createAdmin(parseConfig(strict.settings))!;
    const [part] = await findStaffFulfillmentOrders(limited, `gid://shopify/Order/${record.number}`);
    const hold = placeHold({reason: 'OTHER', notes: ''});
    await expect(hold.send(limited, part!)).rejects.toMatchObject({fault: 'forbidden'});
    expect(record.fulfillmentOrders[0]?.holds ?? []).toEqual([]);
  } finally {
    await strict.close();
  }
});

describe('part of a line', () => {
  it('is sent in one parcel and the rest in another, and each number can be changed later', async () => {
    const {read} = orderOf(3);
    for (const quantity of [1, 2]) {
      const part = await read();
      const quantities = part.items.map(({id, remaining: seen}) => ({id, quantity, seen}));
      const shipment = fulfill({quantities, tracking: null, isNotifying: false});
      expect([shipment.isDone(part), shipment.isPossible(part)]).toEqual([false, true]);
      expect(await shipment.send(admin, part)).toEqual([]);
      expect(shipment.isDone(await read())).toBe(true);
    }
    const sent = await read();
    expect(sent.parcels.map(({quantity}) => quantity)).toEqual([1, 2]);
    const tracking = addTracking({
      tracking: {company: 'Other', number: 'B-7'},
      fulfillmentId: sent.parcels[0]?.id ?? '',
      isNotifying: false,
    });
    expect(await tracking.send(admin, sent)).toEqual([]);
    expect((await read()).parcels.map((parcel) => parcel.tracking.map(({number}) => number))).toEqual([['B-7'], []]);
  });
});
