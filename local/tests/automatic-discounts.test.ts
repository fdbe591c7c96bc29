import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient, errorsOf} from './admin-client';
import {DISH} from './cart-client';
import {ADA, enterCheckout, shownTotals} from './checkout-visitor';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop()));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const CREATE = `mutation Create($input: DiscountAutomaticBasicInput!) {
  discountAutomaticBasicCreate(automaticBasicDiscount: $input) {
    automaticDiscountNode { id }
    userErrors { field code message }
  }
}`;
const INPUT = {
  title: 'Three packs',
  startsAt: '2026-01-01T00:00:00Z',
  context: {all: 'ALL'},
  customerGets: {items: {all: true}, value: {percentage: 0.1}},
  minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: '20.00'}},
  combinesWith: {shippingDiscounts: true},
};

const create = (input: object) => createAdminClient(shop)(CREATE, {input});
const codes = async (input: object) => (errorsOf(await create(input)) as {code: string}[]).map(({code}) => code);

async function totalOf(quantity: number) {
  const ask = createQuery(shop.origin)<Readonly<Record<string, unknown>>>;
  const product = await ask('query Find { product(handle: "palak-paneer") { variants(first: 1) { nodes { id } } } }');
  const {variants} = product['product'] as {variants: {nodes: {id: string}[]}};
  const response = await ask(
    `mutation Create($lines: [CartLineInput!]!) {
      cartCreate(input: {lines: $lines}) {
        cart {
          cost { subtotalAmount { amount } totalAmount { amount } }
          discountAllocations {
            __typename
            discountedAmount { amount }
            ... on CartAutomaticDiscountAllocation { title }
          }
        }
      }
    }`,
    {lines: [{merchandiseId: variants.nodes[0]?.id, quantity}]},
  );
  return (response['cartCreate'] as {cart: object}).cart;
}

interface PricedCart {
  readonly cost: {readonly totalAmount: {readonly amount: string}};
  readonly lines: {readonly nodes: readonly {readonly discountAllocations: readonly object[]}[]};
}

/** Creates a cart with products in some quantities and returns its amounts. */
async function cartOf(lines: readonly {handle: string; quantity: number}[], codesOfCart: readonly string[] = []) {
  const ask = createQuery(shop.origin)<Readonly<Record<string, unknown>>>;
  const variantOf = async (handle: string) => {
    const {product} = await ask(`query Find { product(handle: "${handle}") { variants(first: 1) { nodes { id } } } }`);
    return (product as {variants: {nodes: {id: string}[]}}).variants.nodes[0]?.id;
  };
  const wanted = await Promise.all(
    lines.map(async ({handle, quantity}) => ({merchandiseId: await variantOf(handle), quantity})),
  );
  const response = await ask(
    `mutation Create($lines: [CartLineInput!]!, $codes: [String!]!) {
      cartCreate(input: {lines: $lines, discountCodes: $codes}) {
        cart {
          cost { subtotalAmount { amount } totalAmount { amount } }
          discountAllocations { __typename }
          lines(first: 10) {
            nodes {
              cost { subtotalAmount { amount } totalAmount { amount } }
              discountAllocations {
                __typename
                discountedAmount { amount }
                discountApplication { targetSelection }
                ... on CartAutomaticDiscountAllocation { title }
              }
            }
          }
        }
      }
    }`,
    {lines: wanted, codes: codesOfCart},
  );
  return (response['cartCreate'] as {cart: PricedCart}).cart;
}

it('takes an automatic discount off carts that reach its minimum', async () => {
  expect(await codes(INPUT)).toEqual([]);
  expect(await totalOf(1)).toMatchObject({cost: {totalAmount: {amount: '7.99'}}, discountAllocations: []});
  expect(await totalOf(3)).toMatchObject({
    cost: {subtotalAmount: {amount: '23.97'}, totalAmount: {amount: '21.57'}},
    discountAllocations: [
      {__typename: 'CartAutomaticDiscountAllocation', title: 'Three packs', discountedAmount: {amount: '2.4'}},
    ],
  });
});

it('names the discount at the checkout and in the webhook of the order', async () => {
  await create(INPUT);
  const {open, pay} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 3});
  const page = await open();
  expect(page.text).toContain('Discount (Three packs) −$2.40');
  const paid = await pay({...ADA, ...shownTotals(page)});
  expect(paid.status).toBeLessThan(400);
  const {deliveries} = shop.shop.state.data.webhooks;
  const order = deliveries.find(({topic}) => topic === 'orders/create');
  expect(JSON.parse(order?.body ?? '{}')).toMatchObject({
    total_discounts: '2.40',
    discount_codes: [],
    discount_applications: [{type: 'automatic', title: 'Three packs'}],
  });
});

it('lists and deletes automatic discounts', async () => {
  const admin = createAdminClient(shop);
  await create(INPUT);
  const {data} = await admin(`query List {
    automaticDiscountNodes(first: 5) {
      nodes { id automaticDiscount { ... on DiscountAutomaticBasic { title endsAt } } }
    }
  }`);
  const listed = (data?.['automaticDiscountNodes'] as {nodes: {id: string; automaticDiscount: {title: string}}[]})
    .nodes;
  const nodes = listed.filter(({automaticDiscount: {title}}) => title === 'Three packs');
  expect(nodes).toMatchObject([{automaticDiscount: {title: 'Three packs', endsAt: null}}]);
  const remove = `mutation Remove($id: ID!) {
    discountAutomaticDelete(id: $id) { deletedAutomaticDiscountId userErrors { code } }
  }`;
  expect(errorsOf(await admin(remove, {id: nodes[0]?.id}))).toEqual([]);
  expect(errorsOf(await admin(remove, {id: nodes[0]?.id}))).toEqual([{code: 'INVALID'}]);
  expect(await totalOf(3)).toMatchObject({cost: {totalAmount: {amount: '21.99'}}, discountAllocations: []});
});

it('refuses a discount without title, start or value, and a title that is taken', async () => {
  expect(await codes({...INPUT, title: ' '})).toEqual(['BLANK']);
  expect(await codes({...INPUT, startsAt: null})).toEqual(['BLANK']);
  expect(await codes({...INPUT, customerGets: {items: {all: true}, value: {percentage: 1.5}}})).toEqual([
    'VALUE_OUTSIDE_RANGE',
  ]);
  expect(await codes(INPUT)).toEqual([]);
  expect(await codes(INPUT)).toEqual(['TAKEN']);
});

it('refuses loudly a minimum of pieces of everything, which it does not emulate', async () => {
  const {errors} = await create({
    ...INPUT,
    minimumRequirement: {quantity: {greaterThanOrEqualToQuantity: '3'}},
  });
  expect(JSON.stringify(errors)).toContain('quantity');
});

describe('the discount of any packs', () => {
  const PACKS = ['palak-paneer', 'desi-goat-curry', 'southern-spiced-biryani'];

  it('takes $1.98 off three different single packs, on their lines', async () => {
    const cart = await cartOf(PACKS.map((handle) => ({handle, quantity: 1})));
    expect(cart).toMatchObject({
      cost: {subtotalAmount: {amount: '21.99'}, totalAmount: {amount: '21.99'}},
      discountAllocations: [],
    });
    expect(cart.lines.nodes).toEqual(
      PACKS.map(() => ({
        cost: {subtotalAmount: {amount: '7.99'}, totalAmount: {amount: '7.33'}},
        discountAllocations: [
          {
            __typename: 'CartAutomaticDiscountAllocation',
            title: 'Any 3 packs',
            discountedAmount: {amount: '0.66'},
            discountApplication: {targetSelection: 'ENTITLED'},
          },
        ],
      })),
    );
  });

  it('takes $5.95 off six packs, as the box of six costs, and not twice the discount of three', async () => {
    const cart = await cartOf([{handle: 'palak-paneer', quantity: 6}]);
    expect(cart.cost.totalAmount.amount).toBe('41.99');
  });

  it('counts neither two packs nor a box', async () => {
    const cart = await cartOf([
      {handle: 'palak-paneer', quantity: 2},
      {handle: 'traditional-favorites', quantity: 1},
    ]);
    expect(cart.cost.totalAmount.amount).toBe('37.97');
  });

  it('gives way to a code that takes off more', async () => {
    const lines = PACKS.map((handle) => ({handle, quantity: 1}));
    const cart = await cartOf(lines, ['FUSION15']);
    expect(cart).toMatchObject({cost: {subtotalAmount: {amount: '23.97'}, totalAmount: {amount: '20.37'}}});
    expect(cart.lines.nodes.flatMap(({discountAllocations}) => discountAllocations)).toEqual([]);
  });
});

it('creates a discount of some products from a number of pieces', async () => {
  const admin = createAdminClient(shop);
  const {data} = await admin('{ product: productByIdentifier(identifier: {handle: "palak-paneer"}) { id } }');
  const {id} = data?.['product'] as {id: string};
  const ofProduct = {
    ...INPUT,
    customerGets: {items: {products: {productsToAdd: [id]}}, value: {discountAmount: {amount: '4.00'}}},
    minimumRequirement: {quantity: {greaterThanOrEqualToQuantity: '2'}},
  };
  expect(await codes(ofProduct)).toEqual([]);
  expect(await totalOf(1)).toMatchObject({cost: {totalAmount: {amount: '7.99'}}});
  expect(await totalOf(2)).toMatchObject({cost: {totalAmount: {amount: '11.98'}}});
});
