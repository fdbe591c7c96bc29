import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient, errorsOf} from './admin-client';

const VARIANT = 'gid://shopify/ProductVariant/44000000000001';
const ITEM = 'gid://shopify/InventoryItem/46000000000001';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const GROUP = `inventoryAdjustmentGroup { id reason changes { name delta quantityAfterChange item { id } } }
  userErrors { code field message }`;
const SET = `mutation Set($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) { ${GROUP} }
}`;
const ADJUST = `mutation Adjust($input: InventoryAdjustQuantitiesInput!, $key: String!) {
  inventoryAdjustQuantities(input: $input) @idempotent(key: $key) { ${GROUP} }
}`;
const LEVELS = `query Levels($id: ID!) { productVariant(id: $id) { inventoryQuantity inventoryItem { id tracked
  inventoryLevels(first: 5) { nodes { location { id name } quantities(names: ["available", "committed", "on_hand"]) { name quantity } } }
} } }`;

interface Levels {
  readonly inventoryItem: {
    readonly inventoryLevels: {
      readonly nodes: readonly {
        readonly location: {readonly id: string};
        readonly quantities: readonly {readonly name: string; readonly quantity: number}[];
      }[];
    };
  };
}

async function levels() {
  const {data} = await ask(LEVELS, {id: VARIANT});
  const [level] = (data?.['productVariant'] as Levels).inventoryItem.inventoryLevels.nodes;
  const quantities = Object.fromEntries((level?.quantities ?? []).map(({name, quantity}) => [name, quantity]));
  return {locationId: level?.location.id ?? '', quantities};
}

async function set(quantity: number, {from, name = 'available'}: {from: number; name?: string}) {
  const {locationId} = await levels();
  const quantities = [{inventoryItemId: ITEM, locationId, quantity, changeFromQuantity: from}];
  return ask(SET, {input: {name, reason: 'correction', quantities}, key: '1'});
}

it('shows what is available, sold and on hand at the only location', async () => {
  placeOrder(shop, {lines: [{catalogId: '1', quantity: 3}]});
  expect((await levels()).quantities).toEqual({available: 117, committed: 3, on_hand: 120});
  expect((await ask('{ locations(first: 5) { nodes { id name isActive } } }')).data).toMatchObject({
    locations: {nodes: [{id: (await levels()).locationId, isActive: true}]},
  });
});

describe('inventorySetQuantities', () => {
  it('sets the available quantity, and the storefront sells it at once', async () => {
    expect(await set(0, {from: 120})).toMatchObject({
      data: {
        inventorySetQuantities: {
          inventoryAdjustmentGroup: {
            reason: 'correction',
            changes: [{name: 'available', delta: -120, quantityAfterChange: 0, item: {id: ITEM}}],
          },
          userErrors: [],
        },
      },
    });
    expect(
      await createQuery(shop.origin)('query Read { product(handle: "chicken-tikka-masala") { availableForSale } }'),
    ).toEqual({
      product: {availableForSale: false},
    });
  });

  it('sets the quantity on hand, of which sold items are not available', async () => {
    placeOrder(shop, {lines: [{catalogId: '1', quantity: 3}]});
    await set(10, {from: 120, name: 'on_hand'});
    expect((await levels()).quantities).toEqual({available: 7, committed: 3, on_hand: 10});
  });

  it('rejects a quantity that has changed since it was read', async () => {
    expect(errorsOf(await set(5, {from: 119}))).toMatchObject([
      {code: 'CHANGE_FROM_QUANTITY_STALE', field: ['input', 'quantities', '0', 'changeFromQuantity']},
    ]);
    expect((await levels()).quantities).toMatchObject({available: 120});
  });

  it('requires changeFromQuantity, which may be null, and an idempotency key', async () => {
    const {locationId} = await levels();
    const quantities = [{inventoryItemId: ITEM, locationId, quantity: 5}];
    const input = {name: 'available', reason: 'correction', quantities};
    expect(await ask(SET, {input, key: '1'})).toMatchObject({
      errors: [
        {
          message: 'InventoryQuantityInput must include the following argument: changeFromQuantity.',
          extensions: {code: 'INVALID_FIELD_ARGUMENTS'},
        },
      ],
    });
    expect(await ask(SET.replace('@idempotent(key: $key)', '').replace(', $key: String!', ''), {input})).toMatchObject({
      errors: [{extensions: {code: 'BAD_REQUEST'}}],
    });
    expect((await levels()).quantities).toMatchObject({available: 120});
  });

  it.each([
    ['a negative quantity', {quantity: -1}, {}, 'INVALID_QUANTITY_NEGATIVE'],
    ['an unknown item', {inventoryItemId: `${ITEM}9`}, {}, 'INVALID_INVENTORY_ITEM'],
    ['an unknown location', {locationId: 'gid://shopify/Location/1'}, {}, 'INVALID_LOCATION'],
    ['another quantity', {}, {name: 'incoming'}, 'INVALID_NAME'],
    ['an unknown reason', {}, {reason: 'felt like it'}, 'INVALID_REASON'],
  ])('rejects %s', async (_what, quantity, input, code) => {
    const {locationId} = await levels();
    const quantities = [{inventoryItemId: ITEM, locationId, quantity: 1, changeFromQuantity: null, ...quantity}];
    const variables = {input: {name: 'available', reason: 'correction', quantities, ...input}, key: '1'};
    expect(errorsOf(await ask(SET, variables))).toMatchObject([{code}]);
  });
});

describe('inventoryAdjustQuantities', () => {
  const adjust = async (delta: number, key: string) => {
    const {locationId} = await levels();
    const changes = [{inventoryItemId: ITEM, locationId, delta, changeFromQuantity: null}];
    return ask(ADJUST, {input: {name: 'available', reason: 'received', changes}, key});
  };

  it('adds to the quantity once per idempotency key', async () => {
    const first = await adjust(5, 'k');
    expect(await adjust(5, 'k')).toMatchObject({data: first.data});
    expect((await levels()).quantities).toMatchObject({available: 125});
    await adjust(-25, 'another');
    expect((await levels()).quantities).toMatchObject({available: 100});
  });

  it('rejects the same key with another input', async () => {
    await adjust(5, 'k');
    expect(errorsOf(await adjust(6, 'k'))).toMatchObject([{code: 'IDEMPOTENCY_KEY_PARAMETER_MISMATCH'}]);
  });
});
