import {describe, expect, it} from 'vitest';
import type {RefundState} from './find-refund-state.server';
import {parseAmount, toPayments} from './refund-amount';
import {isEmptyChoice, lineField, parseChoice} from './refund-choice';
import {toRefundContent} from './to-refund-content';
import {toRefundLines} from './to-refund-lines';

const LINE = 'gid://shopify/LineItem/7';

describe('an amount', () => {
  it.each([
    ['12.5', 1250],
    ['$1,012.50', 101250],
    ['1,012,345', 101234500],
    [' 0.10 ', 10],
    ['12.500', 1250],
    ['0', 0],
  ])('%j is exact in minor units: %i', (text, minor) => {
    expect(parseAmount(text, 'USD')).toBe(minor);
  });

  it.each(['', '-1', '1e3', '12.505', '1.2.3', 'twelve', '12,50', '1,0125', ',5'])('%j is rejected', (text) => {
    expect(parseAmount(text, 'USD')).toBeNull();
  });

  it('has as many decimals as its currency', () => {
    expect(parseAmount('150', 'JPY')).toBe(150);
    expect(parseAmount('150.5', 'JPY')).toBeNull();
  });
});

describe('a reduced amount', () => {
  const card = {amountMinor: 1000, gateway: 'card', parentId: '1'};
  const gift = {amountMinor: 500, gateway: 'gift', parentId: '2'};

  it.each([
    [1500, [1000, 500]],
    [1200, [1000, 200]],
    [800, [800]],
    [0, []],
  ])('of %i is returned to the payments in their order: %j', (minor, expected) => {
    expect(toPayments([card, gift], minor).map(({amountMinor}) => amountMinor)).toEqual(expected);
  });
});

describe('a choice', () => {
  it('is parsed from a query, without lines of which nothing is refunded', () => {
    const query = new URLSearchParams({
      [lineField(LINE)]: '2',
      'line-8': '0',
      'line-9': 'x',
      'line-x': '1',
      shipping: 'yes',
    });
    const choice = parseChoice(query);
    expect(choice).toEqual({quantities: [{lineItemId: LINE, quantity: 2}], isShipping: true, isRestocking: false});
    expect(isEmptyChoice(choice)).toBe(false);
    expect(isEmptyChoice(parseChoice(new URLSearchParams('restock=yes')))).toBe(true);
  });
});

describe('restocking', () => {
  const quantities = [{lineItemId: LINE, quantity: 3}];

  it('cancels what was not sent and returns what was', () => {
    expect(toRefundLines({quantities, isRestocking: true}, new Map([[LINE, 1]]), 'place')).toEqual([
      {lineItemId: LINE, quantity: 1, restockType: 'CANCEL', locationId: 'place'},
      {lineItemId: LINE, quantity: 2, restockType: 'RETURN', locationId: 'place'},
    ]);
  });

  it('is left out where the stock stays as it is', () => {
    expect(toRefundLines({quantities, isRestocking: false}, new Map([[LINE, 3]]), 'place')).toEqual([
      {lineItemId: LINE, quantity: 3, restockType: 'NO_RESTOCK'},
    ]);
  });
});

describe('the content of the page', () => {
  const suggested = {itemsMinor: 500, taxMinor: 0, shippingMinor: 0, amountMinor: 500, maximumMinor: 900, payments: []};
  const state = (unfulfilled: number): RefundState => ({
    currency: 'USD',
    isForeignCurrency: false,
    refunds: [],
    lines: [{id: LINE, title: 'Dal', variant: null, refundable: 2, unfulfilled}],
    locationId: null,
    shippingMinor: 0,
    suggested,
  });
  const suggestionOf = (unfulfilled: number, isRestocking: boolean) => {
    const choice = {quantities: [{lineItemId: LINE, quantity: 1}], isShipping: false, isRestocking};
    const content = toRefundContent(state(unfulfilled), choice);
    return content.kind === 'loaded' ? content.suggestion : null;
  };

  it('warns that refunded items are still to be sent, unless they are taken out of the order', () => {
    expect(suggestionOf(2, false)?.staysToSend).toBe(true);
    expect(suggestionOf(2, true)?.staysToSend).toBe(false);
    expect(suggestionOf(0, false)?.staysToSend).toBe(false);
  });
});
