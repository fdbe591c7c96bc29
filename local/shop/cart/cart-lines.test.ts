import {describe, expect, it} from 'vitest';
import type {CartLineRecord, CartRecord} from '../state';
import {addLines, removeLines, toAttributes, updateLines, type LineChange} from './cart-lines';

const SOLD = new Map([
  ['gid://shopify/ProductVariant/1', 1],
  ['gid://shopify/ProductVariant/2', 2],
]);
const [PALAK, TIKKA] = [...SOLD.keys()] as [string, string];
const findVariant = (id: string) => SOLD.get(id);

const line = (
  id: string,
  variantNumber: number,
  quantity: number,
  attributes: CartLineRecord['attributes'] = [],
): CartLineRecord => ({
  id,
  variantNumber,
  quantity,
  attributes,
});

const cartOf = (...lines: CartLineRecord[]): CartRecord => ({
  token: 'token',
  key: 'key',
  createdAt: '2026-06-01T12:00:00Z',
  updatedAt: '2026-06-01T12:00:00Z',
  note: '',
  attributes: [],
  discountCodes: [],
  giftCardCodes: [],
  buyerIdentity: {},
  lines,
});

const gid = (id: string) => `gid://shopify/CartLine/${id}?cart=token`;

const quantities = (change: LineChange) =>
  change.ok ? change.lines.map(({variantNumber, quantity}) => [variantNumber, quantity]) : change.errors;

describe('addLines', () => {
  const add = (lines: readonly CartLineRecord[], ...inputs: Parameters<typeof addLines>[1]) =>
    addLines(lines, inputs, ['lines'], findVariant);

  it('inserts new merchandise first, with a default quantity of 1', () => {
    expect(quantities(add([line('a', 1, 2)], {merchandiseId: TIKKA}))).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('merges lines with the same merchandise and attributes, also within one call', () => {
    const engraved = [{key: 'engraving', value: 'A'}];
    const change = add(
      [line('a', 1, 2, engraved), line('b', 1, 1)],
      {merchandiseId: PALAK, quantity: 3, attributes: engraved},
      {merchandiseId: PALAK},
    );
    expect(quantities(change)).toEqual([
      [1, 5],
      [1, 2],
    ]);
    expect(change.ok && [...change.touchedIds]).toEqual(['a', 'b']);
  });

  it('adds no line for a quantity of 0 and rejects a negative quantity', () => {
    expect(quantities(add([line('a', 1, 2)], {merchandiseId: TIKKA, quantity: 0}))).toEqual([[1, 2]]);
    expect(add([], {merchandiseId: TIKKA, quantity: -1})).toMatchObject({
      ok: false,
      errors: [{code: 'LESS_THAN', field: ['lines', '0', 'quantity']}],
    });
  });

  it('rejects the whole change if one variant is unknown, and names it', () => {
    const unknown = 'gid://shopify/ProductVariant/0';
    expect(add([], {merchandiseId: PALAK}, {merchandiseId: unknown})).toEqual({
      ok: false,
      errors: [
        {
          code: 'INVALID',
          field: ['lines', '1', 'merchandiseId'],
          message: `The merchandise with id ${unknown} does not exist.`,
        },
      ],
    });
  });

  it('rejects a selling plan, because the shop has none', () => {
    expect(add([], {merchandiseId: PALAK, sellingPlanId: 'gid://shopify/SellingPlan/1'})).toMatchObject({
      ok: false,
      errors: [{code: 'SELLING_PLAN_NOT_APPLICABLE', field: ['lines', '0', 'sellingPlanId']}],
    });
  });
});

describe('updateLines', () => {
  const update = (cart: CartRecord, ...inputs: Parameters<typeof updateLines>[1]) =>
    updateLines(cart, inputs, findVariant);

  it('changes quantity, merchandise and attributes, and leaves everything else unchanged', () => {
    const cart = cartOf(line('a', 1, 2), line('b', 1, 1));
    expect(quantities(update(cart, {id: gid('a'), quantity: 5}))).toEqual([
      [1, 5],
      [1, 1],
    ]);
    expect(quantities(update(cart, {id: gid('b'), merchandiseId: TIKKA}))).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(update(cart, {id: gid('a'), attributes: [{key: 'gift', value: 'yes'}]})).toMatchObject({
      lines: [{quantity: 2, attributes: [{key: 'gift', value: 'yes'}]}, {}],
    });
  });

  it.each([0, -3])('removes a line at quantity %i', (quantity) => {
    expect(quantities(update(cartOf(line('a', 1, 2), line('b', 2, 1)), {id: gid('a'), quantity}))).toEqual([[2, 1]]);
  });

  it('keeps a sold-out line that the change does not touch', () => {
    expect(quantities(update(cartOf(line('a', 1, 0), line('b', 2, 1)), {id: gid('b'), quantity: 2}))).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  it('rejects the whole change if one line does not exist', () => {
    expect(update(cartOf(line('a', 1, 2)), {id: gid('a'), quantity: 3}, {id: gid('gone'), quantity: 1})).toEqual({
      ok: false,
      errors: [
        {
          code: 'INVALID_MERCHANDISE_LINE',
          field: ['lines', '1', 'id'],
          message: 'The merchandise line with id gone does not exist.',
        },
      ],
    });
  });

  it('rejects a line of another cart', () => {
    expect(update(cartOf(line('a', 1, 2)), {id: 'gid://shopify/CartLine/a?cart=other', quantity: 1}).ok).toBe(false);
  });
});

describe('removeLines', () => {
  it('removes the given lines and rejects an unknown line', () => {
    const cart = cartOf(line('a', 1, 2), line('b', 2, 1));
    expect(quantities(removeLines(cart, [gid('a')]))).toEqual([[2, 1]]);
    expect(removeLines(cart, [gid('gone')])).toMatchObject({
      ok: false,
      errors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']}],
    });
  });
});

describe('cart attributes', () => {
  it('keeps the position of a repeated key and takes its last value', () => {
    expect(
      toAttributes([
        {key: 'gift', value: 'yes'},
        {key: 'channel', value: 'web'},
        {key: 'gift', value: 'no'},
      ]),
    ).toEqual([
      {key: 'gift', value: 'no'},
      {key: 'channel', value: 'web'},
    ]);
  });
});
