import {createCartHandler} from '@shopify/hydrogen';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';
import {DISH, createCartClient, linesOf} from './cart-client';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop();
});
afterAll(() => shop.close());

const GONE = '00000000-0000-4000-8000-000000000000';

async function cartWith(...lines: {merchandiseId: string; quantity: number}[]) {
  const client = createCartClient(shop.origin);
  const created = await client.cart.create({lines});
  return {...client, created, ids: linesOf(created).map(({id}) => id)};
}

describe('a new cart', () => {
  it('has the ids, defaults and amounts of a real one', async () => {
    const {created} = await cartWith({merchandiseId: DISH.plenty, quantity: 3});
    const [, token, key] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=(\w+)$/.exec(created.cart.id) ?? [];
    expect(created).toMatchObject({userErrors: [], warnings: []});
    expect(created.cart).toMatchObject({
      checkoutUrl: `${shop.origin}/cart/c/${token}?key=${key}`,
      totalQuantity: 3,
      note: '',
      attributes: [],
      discountCodes: [],
      discountAllocations: [],
      appliedGiftCards: [],
      buyerIdentity: {countryCode: null, email: null, phone: null, customer: null, purchasingCompany: null},
      cost: {
        subtotalAmount: {amount: '21.99', currencyCode: 'USD'},
        totalAmount: {amount: '21.99', currencyCode: 'USD'},
        totalDutyAmount: null,
        totalTaxAmount: null,
        totalAmountEstimated: true,
      },
      estimatedCost: {totalAmount: {amount: '21.99'}},
      deliveryGroups: {nodes: []},
    });
    expect(created.cart.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(linesOf(created)).toMatchObject([
      {
        id: expect.stringMatching(new RegExp(`^gid://shopify/CartLine/[\\da-f-]{36}\\?cart=${token}$`)),
        quantity: 3,
        merchandise: {id: DISH.plenty, title: 'Default Title', product: {handle: 'chicken-tikka-masala'}},
        cost: {amountPerQuantity: {amount: '7.99'}, compareAtAmountPerQuantity: null, totalAmount: {amount: '21.99'}},
      },
    ]);
  });

  it('returns the compare-at price of a discounted product', async () => {
    const {created} = await cartWith({merchandiseId: DISH.bundle, quantity: 1});
    expect(linesOf(created)[0]?.cost).toMatchObject({
      amountPerQuantity: {amount: '41.99'},
      compareAtAmountPerQuantity: {amount: '47.94'},
    });
  });

  it("resolves Hydrogen's own cart query unchanged", async () => {
    const {storefront, cart} = await cartWith({merchandiseId: DISH.bundle, quantity: 1});
    const stock = createCartHandler({storefront, getCartId: cart.getCartId, setCartId: () => new Headers()});
    const result = await stock.get();
    expect(result?.errors).toBeUndefined();
    expect(result?.lines.edges).toMatchObject([{node: {quantity: 1, merchandise: {id: DISH.bundle}}}]);
  });

  it('may be empty', async () => {
    const {created} = await cartWith();
    expect(created.cart).toMatchObject({totalQuantity: 0, cost: {totalAmount: {amount: '0.0'}}, lines: {nodes: []}});
  });
});

describe('cartLinesAdd', () => {
  it('inserts the newest line first and merges equal lines', async () => {
    const {cart} = await cartWith({merchandiseId: DISH.plenty, quantity: 1});
    await cart.addLines([{merchandiseId: DISH.another, quantity: 1}]);
    const engraved = {merchandiseId: DISH.plenty, quantity: 1, attributes: [{key: 'engraving', value: 'A'}]};
    await cart.addLines([engraved]);
    const result = await cart.addLines([{merchandiseId: DISH.plenty, quantity: 2}, engraved]);
    expect(linesOf(result).map((line) => [line.merchandise.id, line.quantity, line.attribute?.value])).toEqual([
      [DISH.plenty, 2, 'A'],
      [DISH.another, 1, undefined],
      [DISH.plenty, 3, undefined],
    ]);
  });

  it('cuts a line to the units in stock, with a warning on a successful change', async () => {
    const {cart} = await cartWith({merchandiseId: DISH.scarce, quantity: 4});
    const result = await cart.addLines([
      {merchandiseId: DISH.scarce, quantity: 10, attributes: [{key: 'engraving', value: 'A'}]},
    ]);
    const [newest] = linesOf(result);
    expect(result.userErrors).toEqual([]);
    expect(linesOf(result).map(({quantity}) => quantity)).toEqual([1, 4]);
    expect(result.warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: newest?.id,
      },
    ]);
  });

  it('keeps a sold-out line at quantity 0 and repeats the warning with every change', async () => {
    const {cart} = await cartWith({merchandiseId: DISH.scarce, quantity: 5});
    const soldOut = await cart.addLines([
      {merchandiseId: DISH.scarce, quantity: 1, attributes: [{key: 'engraving', value: 'A'}]},
    ]);
    const [line] = linesOf(soldOut);
    const warning = {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: "The product 'Desi Goat Curry' is already sold out.",
      target: line?.id,
    };
    expect(line).toMatchObject({quantity: 0, cost: {totalAmount: {amount: '0.0'}}});
    expect(soldOut).toMatchObject({userErrors: [], warnings: [warning]});
    expect((await cart.updateNote('For Ada')).warnings).toEqual([warning]);
  });

  it('rejects merchandise that the shop does not sell, without returning a cart', async () => {
    const {cart} = await cartWith();
    const unknown = 'gid://shopify/ProductVariant/0';
    const message = `The merchandise with id ${unknown} does not exist.`;
    const refusal = (...at: string[]) => ({
      cart: null,
      userErrors: [{code: 'INVALID', field: [...at, 'lines', '0', 'merchandiseId'], message}],
    });
    expect(await cart.addLines([{merchandiseId: unknown}])).toMatchObject(refusal());
    expect(await createCartClient(shop.origin).cart.create({lines: [{merchandiseId: unknown}]})).toMatchObject(
      refusal('input'),
    );
  });

  it('adds no line for a quantity of 0 and rejects a negative quantity', async () => {
    const {cart} = await cartWith({merchandiseId: DISH.plenty, quantity: 1});
    expect(await cart.addLines([{merchandiseId: DISH.another, quantity: 0}])).toMatchObject({
      cart: {totalQuantity: 1},
      userErrors: [],
    });
    expect(await cart.addLines([{merchandiseId: DISH.another, quantity: -1}])).toMatchObject({
      cart: null,
      userErrors: [{code: 'LESS_THAN', field: ['lines', '0', 'quantity']}],
    });
  });

  it('rejects a selling plan, because the shop has none', async () => {
    const {cart} = await cartWith();
    const sellingPlanId = 'gid://shopify/SellingPlan/0';
    expect(await cart.addLines([{merchandiseId: DISH.plenty, quantity: 1, sellingPlanId}])).toMatchObject({
      cart: null,
      userErrors: [{code: 'SELLING_PLAN_NOT_APPLICABLE', field: ['lines', '0', 'sellingPlanId']}],
    });
  });
});

describe('cartLinesUpdate and cartLinesRemove', () => {
  it('give the changed line the units and cut other lines of the same dish', async () => {
    const {cart, ids} = await cartWith({merchandiseId: DISH.scarce, quantity: 3});
    const two = await cart.addLines([
      {merchandiseId: DISH.scarce, quantity: 1, attributes: [{key: 'engraving', value: 'B'}]},
    ]);
    const result = await cart.updateLines([{id: linesOf(two)[0]?.id ?? '', quantity: 4}]);
    expect(linesOf(result).map(({quantity}) => quantity)).toEqual([4, 1]);
    expect(result.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: ids[0]}]);
  });

  it.each([0, -1])('remove a line at quantity %i', async (quantity) => {
    const {cart, ids} = await cartWith({merchandiseId: DISH.plenty, quantity: 2});
    expect(await cart.updateLines([{id: ids[0] ?? '', quantity}])).toMatchObject({
      cart: {totalQuantity: 0, lines: {nodes: []}},
      userErrors: [],
    });
  });

  it('remove lines by id', async () => {
    const {cart, ids} = await cartWith(
      {merchandiseId: DISH.plenty, quantity: 2},
      {merchandiseId: DISH.another, quantity: 1},
    );
    const result = await cart.removeLines(ids.slice(0, 1));
    expect(linesOf(result).map(({id}) => id)).toEqual(ids.slice(1));
  });

  it('reject an unknown line and return the unchanged cart', async () => {
    const {cart, created} = await cartWith({merchandiseId: DISH.plenty, quantity: 2});
    const id = `gid://shopify/CartLine/${GONE}?cart=${created.cart.id.split('/').pop()?.split('?')[0]}`;
    const error = {code: 'INVALID_MERCHANDISE_LINE', message: `The merchandise line with id ${GONE} does not exist.`};
    const asItIs = {totalQuantity: 2};
    expect(await cart.updateLines([{id, quantity: 1}])).toMatchObject({
      cart: asItIs,
      userErrors: [{...error, field: ['lines', '0', 'id']}],
      warnings: [],
    });
    expect(await cart.removeLines([id])).toMatchObject({
      cart: asItIs,
      userErrors: [{...error, field: ['lineIds', '0']}],
    });
  });
});

describe('the inputs that are too large', () => {
  const TOO_MANY = Array.from({length: 251}, () => ({merchandiseId: DISH.plenty, quantity: 1}));

  it.each([
    [
      'mutation Add($lines: [CartLineInput!]!) { more: cartLinesAdd(cartId: "any", lines: $lines) { cart { id } } }',
      ['more', 'lines'],
    ],
    [
      'mutation Create($lines: [CartLineInput!]!) { cartCreate(input: {lines: $lines}) { cart { id } } }',
      ['cartCreate', 'input', 'lines'],
    ],
  ])('fail the whole operation above 250, naming the argument: %s', async (query, path) => {
    const response = await postGraphql(shop.origin, query, {variables: {lines: TOO_MANY}});
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          locations: [expect.objectContaining({line: 1})],
          path,
          extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
        },
      ],
    });
  });

  it('fail in Hydrogen’s cart handler, and leave the cart unchanged', async () => {
    const {cart} = await cartWith({merchandiseId: DISH.plenty, quantity: 1});
    const {errors} = await cart.addLines(TOO_MANY);
    expect(errors?.[0]?.extensions).toEqual({code: 'MAX_INPUT_SIZE_EXCEEDED'});
    expect((await cart.get())?.totalQuantity).toBe(1);
  });
});

describe('a cart feature that is not emulated', () => {
  const LINE = `{merchandiseId: "${DISH.plenty}", parent: {lineId: "any"}}`;

  it.each([
    ['CartLineInput.parent', `cartCreate(input: {lines: [${LINE}]}) { cart { id } }`],
    ['CartLineInput.parent', `cartLinesAdd(cartId: "any", lines: [${LINE}]) { cart { id } }`],
    ['Mutation.cartMetafieldsSet', 'cartMetafieldsSet(metafields: []) { userErrors { code } }'],
    ['Mutation.cartMetafieldDelete', 'cartMetafieldDelete(input: {ownerId: "any", key: "k"}) { deletedId }'],
  ])('fails with its name: %s in %s', async (name, field) => {
    const {errors} = await (await postGraphql(shop.origin, `mutation { ${field} }`)).json<{errors: unknown}>();
    expect(errors).toMatchObject([
      {message: `The local shop does not emulate ${name}`, extensions: {code: 'NOT_EMULATED'}},
    ]);
  });
});
