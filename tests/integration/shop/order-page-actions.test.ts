import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {variantNumber} from '../../../local/shop/state';
import {signInTo, textOf} from '../../support/account';
import {idOfOrder, makeAdmin, recordOrders} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const variantOf = (catalogId: string) => {
  const product = stack.shop.products.find((each) => each.catalogId === catalogId);
  return `gid://shopify/ProductVariant/${product && variantNumber(product)}`;
};

describe('hiding an order', () => {
  it('removes it from the list and the count, and can be undone', async () => {
    await recordOrders(stack.backend, [
      {number: 1001, of: ada},
      {number: 1002, of: ada},
    ]);
    const who = await signInTo(stack, ada);
    const id = await idOfOrder(stack.backend, 1001);
    const hidden = await who.post(`/order/${id}`, {intent: 'hide'});
    expect(redirectOf(hidden)).toEqual({status: 303, location: `/orders?hidden=${id}`});
    const text = await who.read(`/orders?hidden=${id}`);
    expect(text).toContain('You have 1 order ');
    expect(text).toContain('Order #1001 is hidden from your orders. Undo');
    expect(await who.read(`/order/${id}`)).toContain('This order is hidden from your orders');
    expect((await who.post(`/order/${id}`, {intent: 'hide'})).status).toBe(303);
    await who.post(`/order/${id}`, {intent: 'show'});
    expect(await who.read('/orders')).toContain('You have 2 orders');
  });

  it('is rejected for another person’s order', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const who = await signInTo(stack, ben);
    expect((await who.post('/order/1001', {intent: 'hide'})).status).toBe(404);
    await makeAdmin(stack.backend, who.owner);
    expect((await who.post('/order/1001', {intent: 'hide'})).status).toBe(403);
  });

  it.each([{}, {intent: 'delete'}, {intent: '__proto__'}])('is not triggered by %j', async (fields) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const who = await signInTo(stack, ada);
    expect((await who.post('/order/1001', fields as Record<string, string>)).status).toBe(400);
  });
});

describe('buying an order again', () => {
  const line = (catalogId: string, title: string, quantity = 1) => ({
    shopify_line_item_id: catalogId,
    title,
    quantity,
    price_minor: 799,
    variant_id: catalogId === '' ? null : variantOf(catalogId),
  });

  it('adds all of its items to the cart', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, items: [line('1', 'Tikka', 2), line('2', 'Palak')]}]);
    const who = await signInTo(stack, ada);
    const response = await who.post('/order/1001', {intent: 'buy-again'});
    expect(redirectOf(response)).toEqual({status: 303, location: '/cart'});
    const lines = stack.shop.carts().flatMap((cart) => cart.lines);
    expect(lines.map(({quantity}) => quantity).toSorted()).toEqual([1, 2]);
  });

  it('responds to a script with what was added, and leaves the notice for the cart', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, items: [line('2', 'Palak')]}]);
    const who = await signInTo(stack, ada);
    const response = await who.post('/order/1001.data', {intent: 'buy-again', 'wants-added': '1'}, {Accept: '*/*'});
    expect([response.status, who.cookies.get('__Host-flash')]).toEqual([200, 'order-bought-again']);
    expect(await response.text()).toContain('"palak-paneer"');
    expect(stack.shop.carts().flatMap((cart) => cart.lines)).toHaveLength(1);
  });

  it('adds one of its items, and no item of another order', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada, items: [line('1', 'Tikka', 2), line('2', 'Palak')]}]);
    const who = await signInTo(stack, ada);
    const fields = {intent: 'buy-again', variant: variantOf('1')};
    expect(redirectOf(await who.post('/order/1001', fields))).toEqual({status: 303, location: '/cart'});
    expect(stack.shop.carts().flatMap((cart) => cart.lines.map(({quantity}) => quantity))).toEqual([2]);
    expect((await who.post('/order/1001', {...fields, variant: variantOf('3')})).status).toBe(400);
  });

  it('says what has changed about each item since', async () => {
    const gone = {...line('1', 'Mango Lassi Mix'), variant_id: 'gid://shopify/ProductVariant/999'};
    const items = [{...line('2', 'Palak Paneer'), shopify_line_item_id: '2', price_minor: 100}, gone];
    await recordOrders(stack.backend, [{number: 1001, of: ada, items}]);
    const who = await signInTo(stack, ada);
    const text = await who.read('/order/1001');
    expect(text).toContain('Now $');
    expect(text).toContain('We do not sell this any more');
    await stack.shop.fault({op: 'OfferedVariants', mode: 'status', status: 500});
    expect((await who.get('/order/1001')).status).toBe(200);
    await stack.shop.clearFaults();
  });

  it('reports unavailable items and adds the rest', async () => {
    const gone = {
      ...line('1', 'Mango Lassi Mix'),
      shopify_line_item_id: '9',
      variant_id: 'gid://shopify/ProductVariant/999',
    };
    await recordOrders(stack.backend, [
      {number: 1001, of: ada, items: [gone, line('', 'Old Favourite'), line('2', 'Palak Paneer')]},
    ]);
    const who = await signInTo(stack, ada);
    const response = await who.post('/order/1001', {intent: 'buy-again'});
    const text = textOf(await response.text());
    expect(text).toContain('Not everything could be added');
    expect(text).toContain('We no longer sell Mango Lassi Mix');
    expect(text).toContain('We no longer sell Old Favourite');
    expect(await who.read('/cart')).toContain('Palak Paneer');
  });
});
