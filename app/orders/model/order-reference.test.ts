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

  it.each(['FT#77/é-A', 'FT1001', '1001-A', '#1001 (phone)'])('parses a name that the merchant chose: %s', (text) =>
    expect(parseOrderReference(text)).toEqual({kind: 'name', orderNumber: text}),
  );

  it.each(['', '0', '#', 'abc', 'N/A', '1\n2', '\u00007', `FT${'9'.repeat(254)}`])('rejects %j', (text) =>
    expect(parseOrderReference(text)).toBeNull(),
  );
});
