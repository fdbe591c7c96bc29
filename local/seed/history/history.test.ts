import {describe, expect, it} from 'vitest';
import {createShopData} from '../../shop/fresh-data';
import {financialStatus, fulfillmentStatus} from '../../shop/orders/order-status';
import type {OrderRecord} from '../../shop/state';
import {SEED} from '../seed';
import {addHistory} from './add-history';
import {addBusinessDays, DAY_MS, shopTime} from './shop-calendar';

/** Starts on every day of a week, at night, in the morning and in the afternoon. */
const STARTS = [
  '2026-11-22T02:30:00Z',
  '2026-11-23T14:00:00Z',
  '2026-11-24T21:15:00Z',
  '2026-11-25T02:30:00Z',
  '2026-11-26T14:00:00Z',
  '2026-11-27T21:15:00Z',
  '2026-11-28T14:00:00Z',
];

/** Creates the shop of a start once; tests only read it. */
function createShopAt(start: string) {
  const created = shops.get(start) ?? createShop(start);
  shops.set(start, created);
  return created;
}

function createShop(start: string) {
  const end = new Date(start);
  const seed = addHistory(SEED, end);
  const data = createShopData(seed);
  const count = SEED.orders.length;
  return {
    endMs: end.getTime(),
    seed,
    data,
    people: seed.people.slice(SEED.people.length),
    past: seed.orders.slice(count),
    orders: data.orders.slice(count),
  };
}

const shops = new Map<string, ReturnType<typeof createShop>>();
const SHOP = createShopAt('2026-11-22T21:15:00Z');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.filter(test).length / items.length;

const unique = (values: readonly unknown[]): number => new Set(values).size;

const isWaiting = (order: OrderRecord): boolean => !order.cancelledAt && fulfillmentStatus(order) === 'unfulfilled';

const isOnHold = ({fulfillmentOrders}: OrderRecord): boolean =>
  fulfillmentOrders.some(({status, holds = []}) => status === 'on_hold' && holds.length === 1);

describe('the history', () => {
  it('is the same for the same moment', () => {
    const end = new Date('2026-11-22T21:15:00Z');
    expect(addHistory(SEED, end)).toEqual(addHistory(SEED, end));
  });

  it('leaves the people and orders of the seed as they are, and continues the order numbers', () => {
    expect(SHOP.seed.people.slice(0, SEED.people.length)).toEqual(SEED.people);
    expect(SHOP.data.orders.slice(0, SEED.orders.length)).toEqual(createShopData(SEED).orders);
    expect(SHOP.orders.map(({orderNumber}) => orderNumber)).toEqual(
      Array.from({length: 400}, (_, index) => 1006 + index),
    );
    expect(SHOP.data.lastOrderNumber).toBe(1405);
  });

  it('gives no two objects of the shop the same id', () => {
    const {customers, orders} = SHOP.data;
    const addresses = customers.flatMap((customer) => customer.addresses.map(({number}) => number));
    const ids = orders.flatMap((order) => [
      order.number,
      ...order.lines.map(({number}) => number),
      ...order.transactions.map(({number}) => number),
      ...order.refunds.flatMap(({number, lines}) => [number, ...lines.map((line) => line.number)]),
      ...order.fulfillmentOrders.flatMap(({number, lines}) => [number, ...lines.map((line) => line.number)]),
      ...order.fulfillments.flatMap(({number, lines, events}) => [
        number,
        ...lines.map((line) => line.number),
        ...events.map((event) => event.number),
      ]),
    ]);
    expect(unique(customers.map(({number}) => number))).toBe(customers.length);
    expect(unique(addresses)).toBe(addresses.length);
    expect(unique(ids)).toBe(ids.length);
  });

  it.each(STARTS)('covers 90 days and has no event after the start at %s', (start) => {
    const {endMs, orders} = createShopAt(start);
    const times = orders.map(({createdAt}) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(endMs - 90 * DAY_MS);
    expect(Math.max(...times)).toBeGreaterThan(endMs - DAY_MS);
    for (const {createdAt, updatedAt, fulfillments, refunds} of orders) {
      const moments = [
        createdAt,
        ...fulfillments.flatMap((parcel) => [parcel.createdAt, parcel.updatedAt]),
        ...refunds.map((refund) => refund.createdAt),
      ];
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(endMs);
      for (const moment of moments) {
        expect(Date.parse(moment)).toBeGreaterThanOrEqual(Date.parse(createdAt));
        expect(Date.parse(moment)).toBeLessThanOrEqual(Date.parse(updatedAt));
      }
    }
  });

  it('grows, and has a busy campaign with FUSION15, which each buyer uses once', () => {
    const dayOf = ({createdAt}: OrderRecord) => 90 - (SHOP.endMs - Date.parse(createdAt)) / DAY_MS;
    const ordersBetween = (from: number, to: number) =>
      SHOP.orders.filter((order) => dayOf(order) >= from && dayOf(order) < to);
    expect(ordersBetween(62, 90).length).toBeGreaterThan(1.4 * ordersBetween(0, 28).length);
    expect(ordersBetween(48, 57).length).toBeGreaterThan(1.3 * ordersBetween(39, 48).length);
    const withCode = SHOP.orders.filter(({discountCodes}) => discountCodes.includes('FUSION15'));
    expect(withCode.length).toBeGreaterThan(20);
    expect(withCode.every((order) => ordersBetween(48, 57).includes(order))).toBe(true);
    expect(unique(withCode.map(({email}) => email))).toBe(withCode.length);
    expect(SHOP.data.redemptions['FUSION15']).toEqual(withCode.map(({email}) => email));
  });

  it('has busy weekdays and evenings', () => {
    const times = SHOP.orders.map(({createdAt}) => shopTime(Date.parse(createdAt)));
    expect(share(times, ({weekday}) => weekday === 1)).toBeGreaterThan(
      1.3 * share(times, ({weekday}) => weekday === 6),
    );
    expect(share(times, ({hour}) => hour >= 17 && hour < 22)).toBeGreaterThan(0.35);
    expect(share(times, ({hour}) => hour >= 1 && hour < 6)).toBeLessThan(0.06);
  });
});

describe('the buyers of the history', () => {
  it.each(STARTS)('are 150, of whom about 30 % come back, for a start at %s', (start) => {
    const {people, past} = createShopAt(start);
    const ordersOf = (number: number) => past.filter(({personNumber}) => personNumber === number).length;
    expect(people).toHaveLength(150);
    expect(people.every(({number}) => ordersOf(number) > 0)).toBe(true);
    expect(share(people, ({number}) => ordersOf(number) > 1)).toBeGreaterThan(0.25);
    expect(share(people, ({number}) => ordersOf(number) > 1)).toBeLessThan(0.35);
  });

  it('have invented contact data of reserved ranges, each their own', () => {
    for (const {email, phone} of SHOP.people) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/);
      expect(phone).toMatch(/^\+1\d{3}55501\d{2}$/);
    }
    expect(unique(SHOP.data.customers.map(({email}) => email))).toBe(SHOP.data.customers.length);
    expect(unique(SHOP.people.map(({phone}) => phone))).toBe(150);
    expect(unique(SHOP.people.map(({firstName, lastName}) => `${firstName} ${lastName}`))).toBe(150);
    expect(unique(SHOP.people.map(({addresses}) => addresses[0]?.provinceCode))).toBeGreaterThan(15);
  });
});

describe('the orders of the history', () => {
  it('consist of products of the seed, the popular ones most often', () => {
    const ids = SEED.products.map(({catalogId}) => catalogId);
    const soldOf = (catalogId: string) =>
      sum(
        SHOP.past.flatMap(({lines}) =>
          lines.filter((line) => line.catalogId === catalogId).map(({quantity}) => quantity),
        ),
      );
    for (const [index, {lines}] of SHOP.past.entries()) {
      expect(ids).toEqual(expect.arrayContaining(lines.map(({catalogId}) => catalogId)));
      expect(SHOP.orders[index]?.lines).toHaveLength(lines.length);
    }
    expect(Math.min(...ids.map(soldOf))).toBeGreaterThan(0);
    expect(soldOf('3')).toBeGreaterThan(soldOf('6'));
    expect(soldOf('b1')).toBeGreaterThan(soldOf('b2'));
  });

  it('have mostly small quantities, some notes and some express shipping', () => {
    const lines = SHOP.orders.flatMap((order) => order.lines);
    expect(share(lines, ({quantity}) => quantity <= 3)).toBeGreaterThan(0.95);
    expect(share(SHOP.orders, ({note}) => note !== '')).toBeGreaterThan(0.03);
    expect(share(SHOP.orders, ({note}) => note !== '')).toBeLessThan(0.1);
    expect(share(SHOP.orders, ({shippingMethod}) => shippingMethod === 'express')).toBeGreaterThan(0.08);
    expect(share(SHOP.orders, ({shippingMethod}) => shippingMethod === 'express')).toBeLessThan(0.22);
  });

  it.each(STARTS)('have consistent totals and refunds, for a start at %s', (start) => {
    for (const order of createShopAt(start).orders) {
      const {lines, subtotalMinor, discountMinor, shippingMinor, totalMinor, transactions, refunds} = order;
      expect(subtotalMinor).toBe(sum(lines.map(({priceMinor, quantity}) => priceMinor * quantity)));
      expect(discountMinor).toBe(sum(lines.map((line) => line.discountMinor)));
      expect(totalMinor).toBe(subtotalMinor - discountMinor + shippingMinor);
      expect(transactions[0]?.amountMinor).toBe(totalMinor);
      const refundedMinor = sum(transactions.slice(1).map(({amountMinor}) => amountMinor));
      expect(refundedMinor).toBeLessThanOrEqual(totalMinor);
      expect(refunds.flatMap(({transactionNumbers}) => transactionNumbers)).toEqual(
        transactions.slice(1).map(({number}) => number),
      );
    }
  });

  it.each(STARTS)('are in every state of fulfillment, for a start at %s', (start) => {
    const {endMs, orders} = createShopAt(start);
    const waiting = orders.filter(isWaiting);
    const late = waiting.filter(({createdAt}) => addBusinessDays(Date.parse(createdAt), 2) < endMs);
    const parcels = orders.flatMap(({fulfillments}) => fulfillments);
    const isDelivered = ({events}: (typeof parcels)[number]) => events.at(-1)?.status === 'DELIVERED';
    expect(waiting.length).toBeGreaterThanOrEqual(6);
    expect(waiting.length).toBeLessThanOrEqual(24);
    expect(late.length).toBeGreaterThanOrEqual(3);
    expect(late.length).toBeLessThanOrEqual(6);
    expect(waiting.filter(isOnHold)).toHaveLength(2);
    expect(orders.filter(isOnHold)).toHaveLength(2);
    expect(late.filter(isOnHold)).toHaveLength(1);
    expect(share(orders, ({cancelledAt}) => cancelledAt !== null)).toBeGreaterThan(0.01);
    expect(share(orders, ({cancelledAt}) => cancelledAt !== null)).toBeLessThan(0.06);
    expect(share(parcels, isDelivered)).toBeGreaterThan(0.85);
    expect(share(parcels, isDelivered)).toBeLessThan(0.97);
    expect(orders.some((order) => financialStatus(order) === 'partially_refunded')).toBe(true);
    expect(orders.some((order) => !order.cancelledAt && financialStatus(order) === 'refunded')).toBe(true);
  });

  it('were shipped with tracking numbers in the formats of the carriers', () => {
    const formats: Readonly<Record<string, RegExp>> = {
      UPS: /^1Z999AA103\d{8}$/,
      USPS: /^94001118992\d{11}$/,
      FedEx: /^7946\d{8}$/,
    };
    const tracking = SHOP.past.flatMap(({parcels = []}) => parcels);
    for (const {company, trackingNumber, trackingUrl} of tracking) {
      expect(trackingNumber).toMatch(formats[company] ?? 'no such carrier');
      expect(trackingUrl).toContain(trackingNumber);
    }
    expect(unique(tracking.map(({trackingNumber}) => trackingNumber))).toBe(tracking.length);
    expect(unique(tracking.map(({company}) => company))).toBe(3);
  });
});
