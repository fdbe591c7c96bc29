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
type Answers = Partial<Record<keyof Handler, unknown>>;

/** A visitor with a cart of one pack, at a shop that answers as told; whatever it was not told fails the test. */
function visit(answers: Answers, cartId: string | undefined = sampleCart().id) {
  const calls: string[] = [];
  const reported = vi.fn();
  const handler = new Proxy({} as Handler, {
    get: (_target, name: keyof Handler) => {
      if (name === 'getCartId') return () => cartId;
      return (...args: unknown[]) => {
        calls.push(name);
        if (name === 'setCartId' || name === 'forget') return undefined;
        if (!(name in answers)) throw new Error(`the shop was not told what to answer to ${name}`);
        const answer = answers[name];
        if (answer instanceof Error) return Promise.reject(answer);
        return Promise.resolve(typeof answer === 'function' ? answer(...args) : answer);
      };
    },
  });
  return {context: {cart: handler, report: reported}, calls, reported};
}

const ok = (cart: ShopCart, more = {}) => ({cart, userErrors: [], warnings: [], ...more});
const lost = new UpstreamError('timeout', 'shop.example');
const kinds = (outcome: Awaited<ReturnType<typeof applyCartCommand>>) => outcome.problems.map(({kind}) => kind);

describe('a change that the shop makes', () => {
  it('gives the new cart and renews its cookie', async () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 2})]});
    const {context, calls} = visit({addLines: ok(cart)});
    expect(await applyCartCommand(context, ADD)).toEqual({snapshot: {kind: 'found', cart}, problems: []});
    expect(calls).toEqual(['addLines', 'setCartId']);
  });

  it.each([
    [SET, 'updateLines'],
    [{kind: 'remove', lineId: LINE}, 'removeLines'],
    [{kind: 'set-note', note: 'For Mum'}, 'updateNote'],
  ] as const)('takes one call for %j', async (command, method) => {
    const {context, calls} = visit({[method]: ok(sampleCart())});
    expect((await applyCartCommand(context, command)).problems).toEqual([]);
    expect(calls).toEqual([method, 'setCartId']);
  });

  it('adds a line with its attributes', async () => {
    const attributes = [{key: 'Gift wrap', value: 'blue'}];
    const addLines = vi.fn(() => ok(sampleCart()));
    const {context} = visit({addLines});
    await applyCartCommand(context, {kind: 'add', variantId: TIKKA, quantity: 2, attributes});
    expect(addLines).toHaveBeenCalledWith([{merchandiseId: TIKKA, quantity: 2, attributes}]);
  });

  it('makes a cart for the first add', async () => {
    const {context, calls} = visit({addLines: ok(sampleCart())}, '');
    expect((await applyCartCommand(context, ADD)).snapshot.kind).toBe('found');
    expect(calls).toEqual(['addLines', 'setCartId']);
  });

  it('takes a line that is gone already for removed', async () => {
    const answer = {cart: null, userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']}]};
    const {context} = visit({removeLines: answer, get: sampleCart({lines: []})});
    expect(await applyCartCommand(context, {kind: 'remove', lineId: LINE})).toMatchObject({
      snapshot: {kind: 'found'},
      problems: [],
    });
  });
});

describe('a change that the shop makes in part or not at all', () => {
  const warned = (code: string, quantity: number) =>
    ok(sampleCart({lines: [sampleLine({quantity})]}), {warnings: [{code, target: LINE, message: ''}]});

  it('says what sold out', async () => {
    const {context} = visit({addLines: warned('MERCHANDISE_OUT_OF_STOCK', 0)});
    expect((await applyCartCommand(context, ADD)).problems).toEqual([
      {kind: 'sold-out', title: 'Chicken Tikka Masala'},
    ]);
  });

  it('says so once: what sold out earlier is no news with every change', async () => {
    const {context} = visit({
      updateNote: warned('MERCHANDISE_OUT_OF_STOCK', 0),
      addLines: warned('MERCHANDISE_OUT_OF_STOCK', 0),
    });
    expect((await applyCartCommand(context, {kind: 'set-note', note: 'For Mum'})).problems).toEqual([]);
    const other = {...ADD, variantId: `${TIKKA}0`};
    expect((await applyCartCommand(context, other)).problems).toEqual([]);
  });

  it('says how many there were, when there were too few', async () => {
    const {context} = visit({updateLines: warned('MERCHANDISE_NOT_ENOUGH_STOCK', 3)});
    expect((await applyCartCommand(context, SET)).problems).toEqual([
      {kind: 'low-stock', title: 'Chicken Tikka Masala', quantity: 3},
    ]);
  });

  it.each([
    [{code: 'INVALID', field: ['lines', '0', 'merchandiseId']}, {kind: 'not-sold'}],
    [{code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id']}, {kind: 'line-gone'}],
    [{code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity']}, {kind: 'too-many'}],
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
  ])('turns the refusal %j into %j and shows the cart as it is', async (userError, problem) => {
    const {context} = visit({addLines: {cart: null, userErrors: [userError]}, get: sampleCart()});
    expect(await applyCartCommand(context, ADD)).toMatchObject({snapshot: {kind: 'found'}, problems: [problem]});
  });

  it('has general words for a warning it does not know', async () => {
    const {context} = visit({addLines: warned('A_WARNING_OF_NEXT_YEAR', 1)});
    expect((await applyCartCommand(context, ADD)).problems).toEqual([
      {kind: 'refused', codes: ['A_WARNING_OF_NEXT_YEAR']},
    ]);
  });

  it('knows errors of the whole request', async () => {
    const {context} = visit({addLines: {errors: [{extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}}]}, get: sampleCart()});
    expect(kinds(await applyCartCommand(context, ADD))).toEqual(['too-many']);
  });
});

describe('a cart that is gone', () => {
  it('is replaced once, with what was added in it', async () => {
    const fresh = sampleCart({id: 'gid://shopify/Cart/new?key=k2'});
    const create = vi.fn(() => ok(fresh));
    const {context, calls} = visit({addLines: GONE, create});
    expect(await applyCartCommand(context, {...ADD, quantity: 2})).toEqual({
      snapshot: {kind: 'found', cart: fresh},
      problems: [{kind: 'cart-recreated'}],
    });
    expect(create).toHaveBeenCalledWith({lines: [{merchandiseId: TIKKA, quantity: 2}]});
    expect(calls).toEqual(['addLines', 'create', 'setCartId']);
  });

  it('is not replaced twice', async () => {
    const {context, calls} = visit({addLines: GONE, create: GONE});
    expect((await applyCartCommand(context, ADD)).snapshot).toEqual({kind: 'none'});
    expect(calls).toEqual(['addLines', 'create', 'forget']);
  });

  it('takes every other change with it, and its cookie', async () => {
    const {context, calls} = visit({updateLines: GONE});
    expect(await applyCartCommand(context, SET)).toEqual({snapshot: {kind: 'none'}, problems: [{kind: 'expired'}]});
    expect(calls).toEqual(['updateLines', 'forget']);
  });

  it('was never there for a visitor who has none: the shop is not asked', async () => {
    const {context, calls} = visit({}, '');
    expect(kinds(await applyCartCommand(context, SET))).toEqual(['expired']);
    expect(kinds(await applyCartCommand(context, {kind: 'apply-code', code: 'X'}))).toEqual(['expired']);
    expect(calls).toEqual([]);
  });
});

describe('an answer that is lost', () => {
  const two = sampleCart({lines: [sampleLine({quantity: 2})]});

  it('is looked for in the cart: an add that was made is not repeated', async () => {
    const {context, calls, reported} = visit({addLines: lost, get: two});
    expect(await applyCartCommand(context, {...ADD, previousQuantity: 1})).toEqual({
      snapshot: {kind: 'found', cart: two},
      problems: [],
    });
    expect(calls).toEqual(['addLines', 'get']);
    expect(reported).toHaveBeenCalledWith(lost);
  });

  it('means that an add was not made when the cart holds no more than before', async () => {
    const {context, calls} = visit({addLines: lost, get: two});
    expect(kinds(await applyCartCommand(context, {...ADD, previousQuantity: 2}))).toEqual(['unreachable']);
    expect(calls).toEqual(['addLines', 'get']);
  });

  it('may also be one that came as an error of the whole request', async () => {
    const fault = {message: 'Internal error', extensions: {code: 'INTERNAL_SERVER_ERROR'}};
    const {context, reported} = visit({addLines: {errors: [fault]}, get: two});
    expect((await applyCartCommand(context, {...ADD, previousQuantity: 1})).problems).toEqual([]);
    expect(kinds(await applyCartCommand(context, {...ADD, previousQuantity: 2}))).toEqual(['unreachable']);
    expect(reported).toHaveBeenCalledWith(fault);
  });

  it('leaves it to the shopper when nothing tells', async () => {
    const {context} = visit({addLines: lost, get: two});
    expect(kinds(await applyCartCommand(context, ADD))).toEqual(['unconfirmed']);
  });

  it.each([
    [{kind: 'set-quantity', lineId: LINE, quantity: 2}, []],
    [{kind: 'set-quantity', lineId: LINE, quantity: 3}, ['unreachable']],
    [{kind: 'remove', lineId: LINE}, ['unreachable']],
    [{kind: 'remove', lineId: `${LINE}x`}, []],
    [{kind: 'set-note', note: ''}, []],
    [{kind: 'set-note', note: 'For Mum'}, ['unreachable']],
  ] as const)('of %j leaves the problems %j', async (command, problems) => {
    const {context} = visit({updateLines: lost, removeLines: lost, updateNote: lost, get: two});
    expect(kinds(await applyCartCommand(context, command))).toEqual(problems);
  });

  it('of a shop that stays silent keeps the cookie', async () => {
    const {context, calls} = visit({addLines: lost, get: lost});
    expect(await applyCartCommand(context, ADD)).toEqual({
      snapshot: {kind: 'unreachable'},
      problems: [{kind: 'unreachable'}],
    });
    expect(calls).toEqual(['addLines', 'get']);
  });
});

it('a fault of our own is not taken for one of the shop', async () => {
  const {context} = visit({addLines: new TypeError('ours')});
  await expect(applyCartCommand(context, ADD)).rejects.toThrow('ours');
});
