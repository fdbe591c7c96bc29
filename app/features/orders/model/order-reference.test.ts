import {describe, expect, it} from 'vitest';
import {parseOrderReference} from './order-reference';

const ID = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';

describe('which order an address means', () => {
  it('is told by our own id, in any case', () => {
    expect(parseOrderReference(ID)).toEqual({kind: 'id', id: ID});
    expect(parseOrderReference(ID.toUpperCase())).toEqual({kind: 'id', id: ID});
  });

  it('is told by the id of the shop', () =>
    expect(parseOrderReference('gid://shopify/Order/5001')).toEqual({
      kind: 'shop-id',
      shopifyOrderId: 'gid://shopify/Order/5001',
    }));

  it.each(['5001', '#5001'])('is told by digits, as the number or the id of the shop: %s', (text) =>
    expect(parseOrderReference(text)).toEqual({
      kind: 'number',
      orderNumber: '#5001',
      shopifyOrderId: 'gid://shopify/Order/5001',
    }),
  );

  it.each([
    '',
    '0',
    '-1',
    '1.5',
    '1e9',
    '##1001',
    '#',
    '9'.repeat(21),
    'gid://shopify/Customer/5001',
    'gid://shopify/Order/5001?x=1',
    `${ID}x`,
    "1' or '1'='1",
    '1,2',
  ])('is not told by %j', (text) => expect(parseOrderReference(text)).toBeNull());
});
