import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {toRestOrder} from '../shop/webhooks/rest-order';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {createQuery} from '../../tests/support/storefront-client';
import {routeAccounts, signInClient} from './account-visitor';
import {createAdminClient} from './admin-client';
import {createCartClient, linesOf} from './cart-client';
import {SEED_PEOPLE} from '../seed/people';

const STOREFRONT = 'http://localhost:3999';
const SET = 'masala-dabba-starter-set';

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'market', storefrontOrigin: STOREFRONT});
  routeAccounts(shop.origin);
});
beforeEach(() => shop.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const variantNumber = (handle: string, position = 1): number => {
  const number = shop.variants(handle)[position - 1];
  if (number === undefined) throw new Error(`the shop does not sell ${handle}`);
  return number;
};
const variantGid = (handle: string, position?: number): string =>
  `gid://shopify/ProductVariant/${variantNumber(handle, position)}`;

const stockOf = (handle: string, position?: number): number =>
  shop.shop.state.data.stock[variantNumber(handle, position)] ?? 0;
const setStock = (handle: string, position: number, units: number): void => {
  shop.shop.state.data.stock[variantNumber(handle, position)] = units;
};

const query = <Data>(text: string, variables: Record<string, unknown> = {}) =>
  createQuery(shop.origin)<Data>(text, variables);

const findSet = async () => {
  const {product} = await query<{product: {variant: object}}>(
    `query ($handle: String!) { product(handle: $handle) { variant: selectedOrFirstAvailableVariant {
      requiresComponents availableForSale quantityAvailable
      components(first: 5) { nodes { quantity productVariant { title product { handle } } } }
    } } }`,
    {handle: SET},
  );
  return product.variant;
};

async function cartWith(...lines: {merchandiseId: string; quantity: number}[]) {
  const client = createCartClient(shop.origin);
  const created = await client.cart.create({lines});
  return {...client, created, ids: linesOf(created).map(({id}) => id)};
}

const LINES = `#graphql
  query Lines($id: ID!) {
    cart(id: $id) {
      totalQuantity
      lines(first: 5) { nodes {
        __typename quantity cost { totalAmount { amount } }
        ... on ComponentizableCartLine {
          lineComponents { quantity cost { totalAmount { amount } } merchandise { ... on ProductVariant { sku } } }
        }
      } }
    }
  }`;

describe('a fixed bundle', () => {
  it('has components with quantities, and as many units as they allow', async () => {
    expect(await findSet()).toEqual({
      requiresComponents: true,
      availableForSale: true,
      quantityAvailable: 30,
      components: {
        nodes: [
          {quantity: 1, productVariant: {title: 'Steel', product: {handle: 'masala-dabba'}}},
          {quantity: 2, productVariant: {title: 'Single / Medium', product: {handle: 'paneer-makhani'}}},
        ],
      },
    });
  });

  it('is listed by its components', async () => {
    const {product} = await query<{product: object}>(
      `query { product(handle: "masala-dabba") { variants(first: 2) { nodes { title groupedBy(first: 5) { nodes { sku } } } } } }`,
    );
    expect(product).toEqual({
      variants: {
        nodes: [
          {title: 'Steel', groupedBy: {nodes: [{sku: 'FT-SET-START'}]}},
          {title: 'Brass', groupedBy: {nodes: []}},
        ],
      },
    });
  });

  it('is sold out as soon as one of its components is', async () => {
    setStock('paneer-makhani', 2, 1);
    expect(await findSet()).toMatchObject({availableForSale: false, quantityAvailable: 0});
  });

  it('is sold out while the shop does not sell one of its components', async () => {
    const {data} = await createAdminClient(shop)(
      `mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }`,
      {product: {id: await productGid('masala-dabba'), status: 'DRAFT'}},
    );
    expect(data).toEqual({productUpdate: {userErrors: []}});
    expect(await findSet()).toMatchObject({availableForSale: false, components: {nodes: [{quantity: 2}]}});
  });
});

const productGid = async (handle: string): Promise<string> =>
  (await query<{product: {id: string}}>(`query ($handle: String!) { product(handle: $handle) { id } }`, {handle}))
    .product.id;

describe('a bundle in a cart', () => {
  it('is one line, whose components share its price and follow its quantity', async () => {
    const {created, cart, ids} = await cartWith({merchandiseId: variantGid(SET), quantity: 1});
    await cart.updateLines([{id: ids[0] ?? '', quantity: 3}], {cartId: created.cart.id});
    const found = await query(LINES, {id: created.cart.id});
    expect(found).toEqual({
      cart: {
        totalQuantity: 3,
        lines: {
          nodes: [
            {
              __typename: 'ComponentizableCartLine',
              quantity: 3,
              cost: {totalAmount: {amount: '149.97'}},
              lineComponents: [
                {quantity: 3, cost: {totalAmount: {amount: '103.47'}}, merchandise: {sku: 'FT-DAB-ST'}},
                {quantity: 6, cost: {totalAmount: {amount: '46.5'}}, merchandise: {sku: 'FT-PMK-S2'}},
              ],
            },
          ],
        },
      },
    });
  });

  it('shares the stock with its components bought alone', async () => {
    setStock('paneer-makhani', 2, 5);
    const {created} = await cartWith(
      {merchandiseId: variantGid('paneer-makhani', 2), quantity: 2},
      {merchandiseId: variantGid(SET), quantity: 3},
    );
    // The line that comes first gets what it asks for, as far as two packs for each set go.
    expect(linesOf(created).map(({quantity}) => quantity)).toEqual([2, 1]);
    expect((created.warnings ?? []).map(({code}) => code)).toEqual([
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'MERCHANDISE_NOT_ENOUGH_STOCK',
    ]);
  });

  it('stays at quantity 0 with a warning once a component is sold out', async () => {
    const {created, cart, ids} = await cartWith({merchandiseId: variantGid(SET), quantity: 1});
    setStock('masala-dabba', 1, 0);
    const changed = await cart.updateLines([{id: ids[0] ?? '', quantity: 2}], {cartId: created.cart.id});
    expect(changed.warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK'}]);
    expect(linesOf(changed)).toMatchObject([{quantity: 0}]);
  });
});

describe('an order of a bundle', () => {
  const buy = () => placeOrder(shop, {lines: [{catalogId: 'm8', quantity: 2}], discountCodes: ['WELCOME10']});

  it('has its components as lines, and takes their stock', () => {
    const before = [stockOf('masala-dabba', 1), stockOf('paneer-makhani', 2), stockOf(SET)];
    const {lines, subtotalMinor, discountMinor} = buy();
    expect(lines.map(({sku, quantity}) => [sku, quantity])).toEqual([
      ['FT-DAB-ST', 2],
      ['FT-PMK-S2', 4],
    ]);
    expect(lines.reduce((sum, {priceMinor, quantity}) => sum + priceMinor * quantity, 0)).toBe(subtotalMinor);
    expect(lines.reduce((sum, line) => sum + line.discountMinor, 0)).toBe(discountMinor);
    const after = [stockOf('masala-dabba', 1), stockOf('paneer-makhani', 2), stockOf(SET)];
    expect(after.map((units, index) => (before[index] ?? 0) - units)).toEqual([2, 4, 0]);
  });

  it('names the bundle in the Admin API and in the Customer Account API', async () => {
    const order = buy();
    const {data} = await createAdminClient(shop)(
      `query ($id: ID!) { order(id: $id) { lineItems(first: 5) { nodes {
        sku lineItemGroup { id title quantity variantId variantSku }
      } } } }`,
      {id: `gid://shopify/Order/${order.number}`},
    );
    const group = {title: 'Masala Dabba Starter Set', quantity: 2, variantSku: 'FT-SET-START'};
    expect(data?.order).toMatchObject({
      lineItems: {nodes: [{lineItemGroup: {...group, variantId: variantGid(SET)}}, {lineItemGroup: group}]},
    });
    const client = await signInClient(shop, STOREFRONT, SEED_PEOPLE.ada.email);
    const account = await client.query(`#graphql
      query { customer { orders(first: 1) { nodes { lineItems(first: 5) { nodes {
        groupTitle group { title quantity totalPriceBeforeDiscounts { amount } }
      } } } } } }`);
    expect(account.data).toMatchObject({
      customer: {
        orders: {
          nodes: [
            {
              lineItems: {
                nodes: [
                  {group: {title: group.title, quantity: 2, totalPriceBeforeDiscounts: {amount: '99.98'}}},
                  {groupTitle: group.title},
                ],
              },
            },
          ],
        },
      },
    });
  });

  it('has the id of the bundle in webhooks, and nothing else of it', () => {
    const {line_items: lines} = toRestOrder(buy(), shop.shop);
    const ids = lines.map((line) => line.sales_line_item_group_id);
    expect(ids).toEqual([expect.any(Number), ids[0]]);
    const plain = placeOrder(shop, {lines: [{catalogId: 'm4', quantity: 1}]});
    expect(toRestOrder(plain, shop.shop).line_items).toMatchObject([{sales_line_item_group_id: null}]);
  });
});
