import {afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {enterCheckout} from './checkout-visitor';

let shop: LocalShop;

beforeAll(async () => void (shop = await startLocalShop({profile: 'market'})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const plan = (number: number): string => `gid://shopify/SellingPlan/${690_000_000_000 + number}`;
const variant = (handle: string, position = 1): string =>
  `gid://shopify/ProductVariant/${shop.variants(handle)[position - 1]}`;

const PAYLOAD = `
  cart {
    id cost { subtotalAmount { amount } }
    lines(first: 5) {
      nodes {
        id quantity cost { amountPerQuantity { amount } }
        sellingPlanAllocation { sellingPlan { id name } priceAdjustments { price { amount } compareAtPrice { amount } } }
      }
    }
  }
  userErrors { code field message }`;

interface Payload {
  readonly cart: {readonly id: string; readonly lines: {readonly nodes: readonly {readonly id: string}[]}} | null;
  readonly userErrors: readonly object[];
}

async function createCart(...lines: object[]): Promise<Payload> {
  const {cartCreate} = await createQuery(shop.origin)<{cartCreate: Payload}>(
    `#graphql
      mutation Create($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { ${PAYLOAD} } }`,
    {lines},
  );
  return cartCreate;
}

async function updateLine({cart}: Payload, change: object): Promise<Payload> {
  const {cartLinesUpdate} = await createQuery(shop.origin)<{cartLinesUpdate: Payload}>(
    `#graphql
      mutation Update($id: ID!, $lines: [CartLineUpdateInput!]!) {
        cartLinesUpdate(cartId: $id, lines: $lines) { ${PAYLOAD} }
      }`,
    {id: cart?.id, lines: [{id: cart?.lines.nodes[0]?.id, ...change}]},
  );
  return cartLinesUpdate;
}

describe('the plans of a product', () => {
  const read = (handle: string) =>
    createQuery(shop.origin)<{product: object}>(
      `#graphql
        query Plans($handle: String!) {
          product(handle: $handle) {
            requiresSellingPlan
            sellingPlanGroups(first: 5) {
              nodes {
                name appName options { name values }
                sellingPlans(first: 5) {
                  nodes {
                    name description options { name value } recurringDeliveries
                    deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
                    priceAdjustments {
                      adjustmentValue {
                        ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage }
                        ... on SellingPlanFixedAmountPriceAdjustment { adjustmentAmount { amount } }
                        ... on SellingPlanFixedPriceAdjustment { price { amount } }
                      }
                    }
                  }
                }
              }
            }
            variants(first: 2) {
              nodes {
                sellingPlanAllocations(first: 5) {
                  nodes { sellingPlan { id } priceAdjustments { price { amount } compareAtPrice { amount } } }
                }
              }
            }
          }
        }`,
      {handle},
    );

  it('are in groups, with the price of each variant', async () => {
    const {product} = await read('house-chai');
    expect(product).toMatchObject({
      requiresSellingPlan: false,
      sellingPlanGroups: {
        nodes: [
          {
            name: 'Subscribe and save',
            options: [{name: 'Deliver', values: ['every week', 'every 2 weeks', 'every month']}],
            sellingPlans: {
              nodes: [
                {
                  name: 'Deliver every week',
                  deliveryPolicy: {interval: 'WEEK', intervalCount: 1},
                  priceAdjustments: [{adjustmentValue: {adjustmentPercentage: 15}}],
                },
                {priceAdjustments: [{adjustmentValue: {adjustmentPercentage: 10}}]},
                {priceAdjustments: [{adjustmentValue: {adjustmentAmount: {amount: '0.5'}}}]},
              ],
            },
          },
          {
            name: 'Office chai',
            sellingPlans: {nodes: [{priceAdjustments: [{adjustmentValue: {price: {amount: '32.0'}}}]}]},
          },
        ],
      },
    });
    const prices = (product as {variants: {nodes: {sellingPlanAllocations: {nodes: object[]}}[]}}).variants.nodes.map(
      ({sellingPlanAllocations}) => sellingPlanAllocations.nodes,
    );
    expect(prices).toMatchObject([
      [
        {sellingPlan: {id: plan(101)}, priceAdjustments: [{price: {amount: '10.2'}, compareAtPrice: {amount: '12.0'}}]},
        {priceAdjustments: [{price: {amount: '10.8'}}]},
        {priceAdjustments: [{price: {amount: '11.5'}}]},
      ],
      [{}, {}, {}, {sellingPlan: {id: plan(104)}, priceAdjustments: [{price: {amount: '32.0'}}]}],
    ]);
  });

  it('may be required, and other products have none', async () => {
    expect(await read('masala-of-the-month')).toMatchObject({product: {requiresSellingPlan: true}});
    expect(await read('palak-paneer')).toMatchObject({
      product: {requiresSellingPlan: false, sellingPlanGroups: {nodes: []}},
    });
  });

  it('are denied without their access scope', async () => {
    const strict = await startLocalShop({profile: 'market', storefrontScopes: []});
    onTestFinished(() => strict.close());
    const reading = createQuery(strict.origin)(
      `#graphql
        query Plans { product(handle: "house-chai") { sellingPlanGroups(first: 1) { nodes { name } } } }`,
    );
    await expect(reading).rejects.toThrow('Access denied for sellingPlanGroups field');
    for (const handle of ['house-chai', 'masala-dabba-starter-set']) {
      const adding = createQuery(strict.origin)(
        `#graphql
          mutation Create($lines: [CartLineInput!]) {
            cartCreate(input: {lines: $lines}) {
              cart { lines(first: 1) { nodes { sellingPlanAllocation { sellingPlan { id } } } } }
            }
          }`,
        {lines: [{merchandiseId: variant(handle)}]},
      );
      await expect(adding).rejects.toThrow('Access denied for sellingPlanAllocation field');
    }
  });
});

describe('a cart line with a plan', () => {
  it('has its price, apart from the same variant without it', async () => {
    const merchandiseId = variant('house-chai');
    const weekly = {merchandiseId, sellingPlanId: plan(101)};
    const {cart, userErrors} = await createCart({merchandiseId}, weekly, weekly);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      cost: {subtotalAmount: {amount: '32.4'}},
      lines: {
        nodes: [
          {
            quantity: 2,
            cost: {amountPerQuantity: {amount: '10.2'}},
            sellingPlanAllocation: {
              sellingPlan: {id: plan(101), name: 'Deliver every week'},
              priceAdjustments: [{price: {amount: '10.2'}, compareAtPrice: {amount: '12.0'}}],
            },
          },
          {quantity: 1, sellingPlanAllocation: null},
        ],
      },
    });
  });

  it('changes its plan, keeps it with its quantity, and becomes a one-time purchase', async () => {
    const created = await createCart({merchandiseId: variant('house-chai'), sellingPlanId: plan(101)});
    const line = ({cart}: Payload) => cart?.lines.nodes[0];
    expect(line(await updateLine(created, {sellingPlanId: plan(103)}))).toMatchObject({
      cost: {amountPerQuantity: {amount: '11.5'}},
    });
    expect(line(await updateLine(created, {quantity: 3}))).toMatchObject({
      quantity: 3,
      sellingPlanAllocation: {sellingPlan: {id: plan(103)}},
    });
    expect(line(await updateLine(created, {sellingPlanId: null}))).toMatchObject({
      cost: {amountPerQuantity: {amount: '12.0'}},
      sellingPlanAllocation: null,
    });
  });

  it.each([
    ['a plan of another variant', plan(104)],
    ['a plan of another product', plan(105)],
    ['an unknown plan', plan(999)],
    ['a malformed id', 'weekly'],
  ])('refuses %s', async (_what, sellingPlanId) => {
    const error = {
      code: 'SELLING_PLAN_NOT_APPLICABLE',
      message: 'Cannot apply selling plan to variant',
    };
    const refused = await createCart({merchandiseId: variant('house-chai'), sellingPlanId});
    expect(refused).toMatchObject({
      cart: null,
      userErrors: [{...error, field: ['input', 'lines', '0', 'sellingPlanId']}],
    });
    const created = await createCart({merchandiseId: variant('house-chai')});
    const updated = await updateLine(created, {sellingPlanId});
    expect(updated).toMatchObject({
      cart: {lines: {nodes: [{sellingPlanAllocation: null}]}},
      userErrors: [{...error, field: ['lines', '0', 'sellingPlanId']}],
    });
  });

  it('is required by a product that is sold by subscription only', async () => {
    const merchandiseId = variant('masala-of-the-month');
    const refused = await createCart({merchandiseId});
    expect(refused).toMatchObject({cart: null, userErrors: [{code: 'VARIANT_REQUIRES_SELLING_PLAN'}]});
    const created = await createCart({merchandiseId, sellingPlanId: plan(106)});
    expect(created.cart).toMatchObject({cost: {subtotalAmount: {amount: '10.99'}}});
    expect(await updateLine(created, {sellingPlanId: null})).toMatchObject({
      userErrors: [{code: 'VARIANT_REQUIRES_SELLING_PLAN'}],
    });
  });

  it('is named at the checkout, in the order, and begins one contract for each plan', async () => {
    const line = {merchandiseId: variant('house-chai'), sellingPlanId: plan(102), quantity: 2};
    const {open, pay} = await enterCheckout(shop.origin, line);
    expect((await open()).text).toContain('Deliver every 2 weeks');
    expect(await pay()).toMatchObject({status: 303});
    expect(shop.orders()[0]?.lines).toMatchObject([{sellingPlan: {name: 'Deliver every 2 weeks'}, priceMinor: 1080}]);
    expect(shop.snapshot().contracts).toMatchObject([
      {status: 'ACTIVE', interval: {unit: 'WEEK', count: 2}, lines: [{quantity: 2, priceMinor: 1080}]},
    ]);
  });
});
