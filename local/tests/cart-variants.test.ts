import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createCartClient, linesOf} from './cart-client';
import {enterCheckout, visit} from './checkout-visitor';

let shop: LocalShop;

beforeAll(async () => void (shop = await startLocalShop({profile: 'market'})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const variantGid = (handle: string, position: number): string =>
  `gid://shopify/ProductVariant/${shop.variants(handle)[position - 1]}`;

const line = (handle: string, position: number, quantity: number) => ({
  merchandiseId: variantGid(handle, position),
  quantity,
});

async function cartWith(...lines: {merchandiseId: string; quantity: number}[]) {
  const client = createCartClient(shop.origin);
  const created = await client.cart.create({lines});
  return {...client, created, ids: linesOf(created).map(({id}) => id)};
}

describe('a cart with variants', () => {
  it('has a line per variant, with its options and its price', async () => {
    const {created} = await cartWith(line('paneer-makhani', 5, 1), line('paneer-makhani', 1, 2));
    const {cart} = await createQuery(shop.origin)<{cart: {lines: {nodes: object[]}}}>(
      `#graphql
        query Lines($id: ID!) {
          cart(id: $id) {
            cost { subtotalAmount { amount } }
            lines(first: 5) {
              nodes {
                quantity
                cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } }
                merchandise {
                  ... on ProductVariant { title selectedOptions { name value } image { altText } product { title } }
                }
              }
            }
          }
        }`,
      {id: created.cart.id},
    );
    expect(cart).toMatchObject({cost: {subtotalAmount: {amount: '41.97'}}});
    expect(cart.lines.nodes).toEqual([
      {
        quantity: 2,
        cost: {amountPerQuantity: {amount: '8.99'}, compareAtAmountPerQuantity: null},
        merchandise: {
          title: 'Single / Mild',
          selectedOptions: [
            {name: 'Size', value: 'Single'},
            {name: 'Heat', value: 'Mild'},
          ],
          image: {altText: expect.stringContaining('for two') as string},
          product: {title: 'Paneer Makhani'},
        },
      },
      {
        quantity: 1,
        cost: {amountPerQuantity: {amount: '23.99'}, compareAtAmountPerQuantity: {amount: '26.97'}},
        merchandise: {
          title: 'Family / Hot',
          selectedOptions: [
            {name: 'Size', value: 'Family'},
            {name: 'Heat', value: 'Hot'},
          ],
          image: {altText: expect.stringContaining('for six') as string},
          product: {title: 'Paneer Makhani'},
        },
      },
    ]);
  });

  it('is cut to the stock of each variant on its own', async () => {
    const {created} = await cartWith(line('paneer-makhani', 5, 4), line('paneer-makhani', 4, 4));
    expect(linesOf(created).map(({quantity}) => quantity)).toEqual([4, 3]);
    expect(created.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: linesOf(created)[1]?.id}]);
  });

  it('names the variant that is sold out', async () => {
    const {created} = await cartWith(line('paneer-makhani', 3, 1));
    expect(linesOf(created)).toMatchObject([{quantity: 0}]);
    expect(created.warnings).toMatchObject([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Paneer Makhani - Single / Hot' is already sold out.",
      },
    ]);
  });

  it('changes a line to another variant', async () => {
    const {cart, ids} = await cartWith(line('paneer-makhani', 1, 2));
    const {cart: updated} = await cart.updateLines([
      {id: ids[0] ?? '', merchandiseId: variantGid('paneer-makhani', 2), quantity: 1},
    ]);
    expect(linesOf({cart: updated})).toMatchObject([{quantity: 1, merchandise: {title: 'Single / Medium'}}]);
  });

  it('sells a pre-order beyond its stock, without a warning', async () => {
    const {created} = await cartWith(line('kashmiri-saffron-chai', 1, 7));
    expect(created).toMatchObject({cart: {totalQuantity: 7}, warnings: [], userErrors: []});
  });

  it.each(['gid://shopify/ProductVariant/45001000010006', 'gid://shopify/ProductVariant/44000000100001'])(
    'refuses %s, which does not exist',
    async (merchandiseId) => {
      const {created} = await cartWith({merchandiseId, quantity: 1});
      expect(created).toMatchObject({
        cart: null,
        userErrors: [
          {
            code: 'INVALID',
            field: ['input', 'lines', '0', 'merchandiseId'],
            message: `The merchandise with id ${merchandiseId} does not exist.`,
          },
        ],
      });
    },
  );

  it('refuses a quantity that the rule of the variant does not allow', async () => {
    const tooMany = await cartWith(line('masala-dabba', 4, 3));
    const field = ['input', 'lines', '0', 'quantity'];
    expect(tooMany.created).toMatchObject({cart: null, userErrors: [{code: 'MAXIMUM_EXCEEDED', field}]});
    const {cart, ids} = await cartWith(line('masala-dabba', 4, 2));
    expect(await cart.updateLines([{id: ids[0] ?? '', quantity: 3}])).toMatchObject({
      cart: {totalQuantity: 2},
      userErrors: [{code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity']}],
    });
    expect(await cart.addLines([line('masala-dabba', 4, 1)])).toMatchObject({userErrors: [{code: 'MAXIMUM_EXCEEDED'}]});
  });
});

describe('the checkout', () => {
  it('sells the last units of a variant and leaves the others', async () => {
    const [, , , medium, hot] = shop.variants('paneer-makhani');
    const {pay} = await enterCheckout(shop.origin, line('paneer-makhani', 5, 3));
    await pay();
    const stock = shop.stock();
    expect([stock[String(hot)], stock[String(medium)]]).toEqual([0, 25]);
  });

  it('counts a pre-order below zero', async () => {
    const [chai] = shop.variants('kashmiri-saffron-chai');
    const {pay} = await enterCheckout(shop.origin, line('kashmiri-saffron-chai', 1, 2));
    await pay();
    expect(shop.stock()[String(chai)]).toBe(-2);
    const query = 'query Chai { product(handle: "kashmiri-saffron-chai") { availableForSale totalInventory } }';
    expect(await createQuery(shop.origin)(query)).toEqual({product: {availableForSale: true, totalInventory: -2}});
    const patch = (stock: object) => fetch(`${shop.origin}/__state`, {method: 'POST', body: JSON.stringify({stock})});
    expect((await patch({[shop.variants('gift-card')[0] ?? 0]: 5})).status).toBe(200);
    expect((await patch({[chai ?? 0]: -3})).status).toBe(400);
  });

  it('offers no shipping for gift cards, and fulfills them at once', async () => {
    const {open, pay, thankYouUrl} = await enterCheckout(shop.origin, line('gift-card', 2, 1));
    const page = await open();
    expect(page.text).toContain('Nothing in your order is shipped.');
    expect(page.text).not.toContain('Shipping method');
    await pay();
    expect((await visit(thankYouUrl)).text).toContain('Gift Card - $50');
    expect(shop.orders()[0]).toMatchObject({
      shippingMinor: 0,
      totalMinor: 5000,
      fulfillmentOrders: [{status: 'closed'}],
      fulfillments: [{status: 'success', tracking: []}],
    });
  });

  it('ships the rest of an order with a gift card', async () => {
    const {open, pay} = await enterCheckout(shop.origin, line('gift-card', 1, 1), line('paneer-makhani', 1, 1));
    expect((await open()).text).toContain('Shipping method');
    await pay();
    expect(shop.orders()[0]).toMatchObject({
      fulfillmentOrders: [{status: 'open'}, {status: 'closed'}],
      fulfillments: [{status: 'success'}],
    });
  });
});
