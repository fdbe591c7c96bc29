import {describe, expect, it} from 'vitest';
import {orderLabel, orderListName, orderName, orderNameInText} from './order-names';

const ID = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';

describe('the name of an order', () => {
  it.each([
    ['#1001', 'Order #1001'],
    ['1001', 'Order #1001'],
    ['FT#77/é-A', 'Order FT#77/é-A'],
    ['FT1001', 'Order FT1001'],
    ['#1001-A', 'Order #1001-A'],
  ])('contains what the merchant chose, as it is: %s', (number, name) => {
    expect(orderName(number)).toBe(name);
    expect(orderListName(number, ID)).toBe(name);
    expect(`Order ${orderLabel(number, ID)}`).toBe(name);
  });

  it('ends with the end of the id if Shopify gave no number', () => {
    expect(orderListName(null, ID)).toBe('Order #2c7e9a10');
    expect(orderLabel(' ', ID)).toBe('#2c7e9a10');
    expect(orderName(null)).toBe('Order #N/A');
  });

  it('begins in lower case within a sentence', () => {
    expect(orderNameInText('Order FT#77/é-A')).toBe('order FT#77/é-A');
  });
});
