import {describe, expect, it} from 'vitest';
import type {SubscriptionFragment} from '../../../../customer-accountapi.generated';
import {toSubscription} from './to-subscription';

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

const cycle = (cycleIndex: number, skipped = false) => ({
  cycleIndex,
  skipped,
  billingAttemptExpectedDate: `2026-0${cycleIndex}-15T12:00:00Z`,
});

const contract = (changes: Partial<SubscriptionFragment> = {}): SubscriptionFragment => ({
  id: 'gid://shopify/SubscriptionContract/77',
  status: 'ACTIVE',
  appEligibleForCustomerActions: true,
  deliveryPolicy: {interval: 'MONTH', intervalCount: {count: 1}},
  deliveryPrice: usd('4.99'),
  lines: {
    nodes: [
      {id: 'a', name: 'House Chai - Tin', quantity: 2, currentPrice: usd('10.8'), lineDiscountedPrice: usd('21.6')},
      {id: 'b', name: 'Masala of the Month', quantity: 1, currentPrice: usd('9.99'), lineDiscountedPrice: usd('9.99')},
    ],
  },
  upcomingBillingCycles: {nodes: [cycle(2), cycle(3), cycle(4)]},
  ...changes,
});

describe('toSubscription', () => {
  it('has the items, what an order costs, and the next one', () => {
    expect(toSubscription(contract())).toMatchObject({
      number: '77',
      name: 'House Chai - Tin, Masala of the Month',
      state: 'active',
      frequency: 'Every month',
      price: '$36.58',
      discount: null,
      delivery: '$4.99 of it for delivery',
      next: {cycle: 2, date: 'February 15, 2026'},
      skipped: [],
      canChange: true,
    });
  });

  it('says by how much its lines are reduced', () => {
    const line = {
      id: 'a',
      name: 'House Chai',
      quantity: 2,
      currentPrice: usd('10.8'),
      lineDiscountedPrice: usd('19.44'),
    };
    expect(toSubscription(contract({lines: {nodes: [line]}}))).toMatchObject({price: '$24.43', discount: '$2.16 off'});
  });

  it.each([
    ['WEEK', 1, 'Every week'],
    ['WEEK', 2, 'Every 2 weeks'],
    ['DAY', 10, 'Every 10 days'],
    ['YEAR', 1, 'Every year'],
  ] as const)('says how often %s × %d is', (interval, count, text) => {
    expect(toSubscription(contract({deliveryPolicy: {interval, intervalCount: {count}}})).frequency).toBe(text);
  });

  it('passes over skipped orders, which are listed up to the next one', () => {
    const upcomingBillingCycles = {nodes: [cycle(2, true), cycle(3), cycle(4, true)]};
    expect(toSubscription(contract({upcomingBillingCycles}))).toMatchObject({
      next: {cycle: 3, date: 'March 15, 2026'},
      skipped: [{cycle: 2, date: 'February 15, 2026'}],
    });
  });

  it('has no next order if all are skipped, or none are known', () => {
    const all = toSubscription(contract({upcomingBillingCycles: {nodes: [cycle(2, true), cycle(3, true)]}}));
    expect(all).toMatchObject({next: null, skipped: [{cycle: 2}, {cycle: 3}]});
    expect(toSubscription(contract({upcomingBillingCycles: {nodes: []}}))).toMatchObject({next: null, skipped: []});
  });

  it.each([
    ['PAUSED', 'paused'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'canceled'],
    ['EXPIRED', 'ended'],
    ['STALE', 'ended'],
    ['SOMETHING_NEW', 'ended'],
  ])('has no next order with the status %s', (status, state) => {
    expect(toSubscription(contract({status: status as SubscriptionFragment['status']}))).toMatchObject({
      state,
      next: null,
      skipped: [],
    });
  });

  it('costs nothing more than its items without delivery', () => {
    expect(toSubscription(contract({deliveryPrice: usd('0.0')}))).toMatchObject({price: '$31.59', delivery: null});
  });
});
