import {describe, expect, it} from 'vitest';
import {parseOrderReference} from './order-reference';

const ID = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';

describe('parseOrderReference', () => {
  it('parses an order id in any case', () => {
    expect(parseOrderReference(ID)).toEqual({kind: 'id', id: ID});
    expect(parseOrderReference(ID.toUpperCase())).toEqual({kind: 'id', id: ID});
  });

  it('parses a global id of Shopify', () =>
    expect(parseOrderReference('gid://shopify/Order/5001')).toEqual({
      kind: 'shop-id',
      shopifyOrderId: 'gid://shopify/Order/5001',
    }));

  it.each(['5001', '#5001'])('parses digits as an order number or an id of Shopify: %s', (text) =>
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
  ])('rejects %j', (text) => expect(parseOrderReference(text)).toBeNull());
});
