import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {sampleCart, sampleLine} from '../cart-fixtures';
import type {ShopCart} from '../model/shop-cart';
import {applyCartCommand} from './apply-cart-command.server';
import type {CartContext} from '../cart-context';
import type {CartCommand} from './cart-command';

const TIKKA = 'gid://shopify/ProductVariant/44000000000001';
const LINE = 'gid://shopify/CartLine/a1?cart=hWN1';
const ADD: CartCommand = {kind: 'add', variantId: TIKKA, quantity: 1};
const SET: CartCommand = {kind: 'set-quantity', lineId: LINE, quantity: 5};
const GONE = {cart: null, userErrors: [{code: 'INVALID', field: ['cartId']}]};

type Handler = CartContext['cart'];
type Payloads = Partial<Record<keyof Handler, unknown>>;

/** Creates the context of a visitor with one product in the cart. Shopify returns the given payloads. */
function createContext(payloads: Payloads, cartId: string | undefined = sampleCart().id) {
  const calls: string[] = [];
  const reported = vi.fn();
  const handler = new Proxy({} as Handler, {
    get: (_target, name: keyof Handler) => {
      if (name === 'getCartId') return () => cartId;
      return (...args: unknown[]) => {
        calls.push(name);
        if (name === 'setCartId' || name === 'forget') return undefined;
        if (!(name in payloads)) throw new Error(`no payload for ${name}`);
        const payload = payloads[name];
        if (payload instanceof Error) return Promise.reject(payload);
        return Promise.resolve(typeof payload === 'function' ? payload(...args) : payload);
      };
    },
  });
  return {context: {cart: handler, report: reported}, calls, reported};
}

const ok = (cart: ShopCart, more = {}) => ({cart, userErrors: [], warnings: [], ...more});
const lost = new UpstreamError('timeout', 'shop.example');
const kinds = (result: Awaited<ReturnType<typeof applyCartCommand>>) => result.problems.map(({kind}) => kind);

describe('applyCartCommand with a change that was made', () => {
  it('returns the new cart and renews its cookie', async () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 2})]});
    const {context, calls} = createContext({addLines: ok(cart)});
    expect(await applyCartCommand(context, ADD)).toEqual({snapshot: {kind: 'found', cart}, problems: []});
    expect(calls).toEqual(['addLines', 'setCartId']);
  });

  it.each([
    [SET, 'updateLines'],
    [{kind: 'remove', lineId: LINE}, 'removeLines'],
    [{kind: 'set-note', note: 'For Mum'}, 'updateNote'],
  ] as const)('makes one mutation for %j', async (command, method) => {
    const {context, calls} = createContext({[method]: ok(sampleCart())});
    expect((await applyCartCommand(context, command)).problems).toEqual([]);
    expect(calls).toEqual([method, 'setCartId']);
  });

  it('adds a line with its attributes', async () => {
    const attributes = [{key: 'Gift wrap', value: 'blue'}];
    const addLines = vi.fn(() => ok(sampleCart()));
    const {context} = createContext({addLines});
    await applyCartCommand(context, {kind: 'add', variantId: TIKKA, quantity: 2, attributes});
    expect(addLines).toHaveBeenCalledWith([{merchandiseId: TIKKA, quantity: 2, attributes}]);
  });

  it('adds several lines by one mutation, also as a first add and to a new cart', async () => {
    const lines = [
      {merchandiseId: TIKKA, quantity: 1},
      {merchandiseId: `${TIKKA}2`, quantity: 1},
    ];
    const addLines = vi.fn(() => GONE);
    const create = vi.fn(() => ok(sampleCart()));
    const {context} = createContext({addLines, create}, '');
    const command = {kind: 'add-lines', variantIds: [TIKKA, `${TIKKA}2`]} as const;
    expect(kinds(await applyCartCommand(context, command))).toEqual(['cart-recreated']);
    expect(addLines).toHaveBeenCalledWith(lines);
    expect(create).toHaveBeenCalledWith({lines});
  });

  it('cannot confirm several lines whose response is lost', async () => {
    const {context} = createContext({addLines: lost, get: sampleCart()});
    const command = {kind: 'add-lines', variantIds: [TIKKA, `${TIKKA}2`]} as const;
    expect(kinds(await applyCartCommand(context, command))).toEqual(['unconfirmed']);
  });

  it('names each of several products that is sold out', async () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 0}), sampleLine({id: 'b', variant: 2})]});
    const warnings = [{code: 'MERCHANDISE_OUT_OF_STOCK', target: cart.lines.nodes[0]?.id ?? ''}];
    const {context} = createContext({addLines: ok(cart, {warnings})});
    const command = {kind: 'add-lines', variantIds: [TIKKA, `${TIKKA}2`]} as const;
    expect((await applyCartCommand(context, command)).problems).toEqual([
      {kind: 'sold-out', title: 'Chicken Tikka Masala'},
    ]);
  });

  it('creates a cart for the first add', async () => {
    const {context, calls} = createContext({addLines: ok(sampleCart())}, '');
    expect((await applyCartCommand(context, ADD)).snapshot.kind).toBe('found');
    expect(calls).toEqual(['addLines', 'setCartId']);
  });

  it('treats a line that is already gone as removed', async () => {
    const response = {cart: null, userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']}]};
    const {context} = createContext({removeLines: response, get: sampleCart({lines: []})});
    expect(await applyCartCommand(context, {kind: 'remove', lineId: LINE})).toMatchObject({
      snapshot: {kind: 'found'},
      problems: [],
    });
  });
});

describe('applyCartCommand with a change that was not fully made', () => {
  const warned = (code: string, quantity: number) =>
    ok(sampleCart({lines: [sampleLine({quantity})]}), {warnings: [{code, target: LINE, message: ''}]});

  it('names the sold-out product', async () => {
    const {context} = createContext({addLines: warned('MERCHANDISE_OUT_OF_STOCK', 0)});
    expect((await applyCartCommand(context, ADD)).problems).toEqual([
      {kind: 'sold-out', title: 'Chicken Tikka Masala'},
    ]);
  });

  it('does not repeat a product that sold out earlier', async () => {
    const {context} = createContext({
      updateNote: warned('MERCHANDISE_OUT_OF_STOCK', 0),
      addLines: warned('MERCHANDISE_OUT_OF_STOCK', 0),
    });
    expect((await applyCartCommand(context, {kind: 'set-note', note: 'For Mum'})).problems).toEqual([]);
    const other = {...ADD, variantId: `${TIKKA}0`};
    expect((await applyCartCommand(context, other)).problems).toEqual([]);
  });

  it('returns the available quantity when there are too few', async () => {
    const {context} = createContext({updateLines: warned('MERCHANDISE_NOT_ENOUGH_STOCK', 3)});
    expect((await applyCartCommand(context, SET)).problems).toEqual([
      {kind: 'low-stock', title: 'Chicken Tikka Masala', quantity: 3},
    ]);
  });

  it.each([
    [{code: 'INVALID', field: ['lines', '0', 'merchandiseId']}, {kind: 'not-sold'}],
    [{code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id']}, {kind: 'line-gone'}],
    [
      {code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity'], message: 'The quantity must not be more than 2.'},
      {kind: 'quantity-refused', title: 'Chicken Tikka Masala', text: 'The quantity must not be more than 2.'},
    ],
    [{code: 'CART_TOO_LARGE', field: ['lines']}, {kind: 'too-many'}],
    [{code: 'NOTE_TOO_LONG', field: ['note']}, {kind: 'note-too-long'}],
    [{code: 'SERVICE_UNAVAILABLE', field: null}, {kind: 'unreachable'}],
    [
      {code: 'A_CODE_OF_NEXT_YEAR', field: null},
      {kind: 'refused', codes: ['A_CODE_OF_NEXT_YEAR']},
    ],
    [
      {code: null, field: null},
      {kind: 'refused', codes: []},
    ],
  ])('converts user error %j to %j and returns the current cart', async (userError, problem) => {
    const {context} = createContext({addLines: {cart: null, userErrors: [userError]}, get: sampleCart()});
    expect(await applyCartCommand(context, ADD)).toMatchObject({snapshot: {kind: 'found'}, problems: [problem]});
  });

  it.each([ADD, SET])('names the rule of the line whose quantity Shopify refuses after %j', async (command) => {
    const rule = {minimum: 6, maximum: null, increment: 6};
    const cart = sampleCart({lines: [sampleLine({rule, quantity: 6})]});
    const userErrors = [{code: 'INVALID_INCREMENT', field: ['lines', '0', 'quantity'], message: 'In steps of 6.'}];
    const {context} = createContext({addLines: {cart: null, userErrors}, updateLines: {cart, userErrors}, get: cart});
    expect((await applyCartCommand(context, command)).problems).toEqual([
      {kind: 'quantity-refused', title: 'Chicken Tikka Masala', text: 'Sold in multiples of 6'},
    ]);
  });

  it('converts an unknown warning to a general problem', async () => {
    const {context} = createContext({addLines: warned('A_WARNING_OF_NEXT_YEAR', 1)});
    expect((await applyCartCommand(context, ADD)).problems).toEqual([
      {kind: 'refused', codes: ['A_WARNING_OF_NEXT_YEAR']},
    ]);
  });

  it('converts an error of the whole request', async () => {
    const {context} = createContext({
      addLines: {errors: [{extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}}]},
      get: sampleCart(),
    });
    expect(kinds(await applyCartCommand(context, ADD))).toEqual(['too-many']);
  });
});

describe('applyCartCommand with a cart that is gone', () => {
  it('adds the product to a new cart', async () => {
    const fresh = sampleCart({id: 'gid://shopify/Cart/new?key=k2'});
    const create = vi.fn(() => ok(fresh));
    const {context, calls} = createContext({addLines: GONE, create});
    expect(await applyCartCommand(context, {...ADD, quantity: 2})).toEqual({
      snapshot: {kind: 'found', cart: fresh},
      problems: [{kind: 'cart-recreated'}],
    });
    expect(create).toHaveBeenCalledWith({lines: [{merchandiseId: TIKKA, quantity: 2}]});
    expect(calls).toEqual(['addLines', 'create', 'setCartId']);
  });

  it('creates a new cart only once', async () => {
    const {context, calls} = createContext({addLines: GONE, create: GONE});
    expect((await applyCartCommand(context, ADD)).snapshot).toEqual({kind: 'none'});
    expect(calls).toEqual(['addLines', 'create', 'forget']);
  });

  it('expires on any other change and removes the cookie', async () => {
    const {context, calls} = createContext({updateLines: GONE});
    expect(await applyCartCommand(context, SET)).toEqual({snapshot: {kind: 'none'}, problems: [{kind: 'expired'}]});
    expect(calls).toEqual(['updateLines', 'forget']);
  });

  it('makes no request for a visitor without a cart', async () => {
    const {context, calls} = createContext({}, '');
    expect(kinds(await applyCartCommand(context, SET))).toEqual(['expired']);
    expect(kinds(await applyCartCommand(context, {kind: 'apply-code', code: 'X'}))).toEqual(['expired']);
    expect(calls).toEqual([]);
  });
});

describe('applyCartCommand with a lost response', () => {
  const two = sampleCart({lines: [sampleLine({quantity: 2})]});

  it('does not repeat an add that the cart shows', async () => {
    const {context, calls, reported} = createContext({addLines: lost, get: two});
    expect(await applyCartCommand(context, {...ADD, previousQuantity: 1})).toEqual({
      snapshot: {kind: 'found', cart: two},
      problems: [],
    });
    expect(calls).toEqual(['addLines', 'get']);
    expect(reported).toHaveBeenCalledWith(lost);
  });

  it('reports an add as not made when the quantity is unchanged', async () => {
    const {context, calls} = createContext({addLines: lost, get: two});
    expect(kinds(await applyCartCommand(context, {...ADD, previousQuantity: 2}))).toEqual(['unreachable']);
    expect(calls).toEqual(['addLines', 'get']);
  });

  it('treats an error of the whole request as a lost response', async () => {
    const fault = {message: 'Internal error', extensions: {code: 'INTERNAL_SERVER_ERROR'}};
    const {context, reported} = createContext({addLines: {errors: [fault]}, get: two});
    expect((await applyCartCommand(context, {...ADD, previousQuantity: 1})).problems).toEqual([]);
    expect(kinds(await applyCartCommand(context, {...ADD, previousQuantity: 2}))).toEqual(['unreachable']);
    expect(reported).toHaveBeenCalledWith(fault);
  });

  it('reports an unconfirmed change without a previous quantity', async () => {
    const {context} = createContext({addLines: lost, get: two});
    expect(kinds(await applyCartCommand(context, ADD))).toEqual(['unconfirmed']);
  });

  it.each([
    [{kind: 'set-quantity', lineId: LINE, quantity: 2}, []],
    [{kind: 'set-quantity', lineId: LINE, quantity: 3}, ['unreachable']],
    [{kind: 'remove', lineId: LINE}, ['unreachable']],
    [{kind: 'remove', lineId: `${LINE}x`}, []],
    [{kind: 'set-note', note: ''}, []],
    [{kind: 'set-note', note: 'For Mum'}, ['unreachable']],
  ] as const)('returns for %j the problems %j', async (command, problems) => {
    const {context} = createContext({updateLines: lost, removeLines: lost, updateNote: lost, get: two});
    expect(kinds(await applyCartCommand(context, command))).toEqual(problems);
  });

  it('keeps the cookie while Shopify does not respond', async () => {
    const {context, calls} = createContext({addLines: lost, get: lost});
    expect(await applyCartCommand(context, ADD)).toEqual({
      snapshot: {kind: 'unreachable'},
      problems: [{kind: 'unreachable'}],
    });
    expect(calls).toEqual(['addLines', 'get']);
  });
});

it('rethrows a programming error', async () => {
  const {context} = createContext({addLines: new TypeError('ours')});
  await expect(applyCartCommand(context, ADD)).rejects.toThrow('ours');
});
