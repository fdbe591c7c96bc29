import {describe, expect, it} from 'vitest';
import {sampleCart, sampleLine} from '../cart-fixtures';
import {DEFAULT_CART_SETTINGS} from '../model/cart-settings';
import {toCartView} from '../model/to-cart-view';
import type {CartIntent} from './cart-queue';
import {toWantedQuantities} from './to-wanted-quantities';

const FACTS = {settings: DEFAULT_CART_SETTINGS, now: new Date('2026-05-04T12:00:00Z'), localOrigin: null};
const LINE = sampleLine({quantity: 2});
const {id: lineId, merchandise} = LINE;
const add = (quantity: number, variantId = merchandise.id): CartIntent => ({
  kind: 'add',
  variantId,
  title: 'Chicken Tikka Masala',
  quantity,
  price: '$7.99',
  image: null,
});
const set = (quantity: number): CartIntent => ({kind: 'set-quantity', lineId, quantity});

const wanted = (intents: readonly CartIntent[], line = LINE) =>
  toWantedQuantities(toCartView({kind: 'found', cart: sampleCart({lines: [line]})}, FACTS).lines, intents).get(lineId);

describe('toWantedQuantities', () => {
  it.each([
    ['several packs are added', [add(1), add(2)], 5],
    ['a quantity is set and a pack added then', [set(4), add(1)], 5],
    ['a quantity is set after a pack was added', [add(1), set(4)], 4],
    ['another dish is added', [add(1, 'gid://shopify/ProductVariant/1')], undefined],
  ] as const)('shows the quantity at once if %s', (_what, intents, expected) => {
    expect(wanted(intents)).toBe(expected);
  });

  it.each([
    ['has a subscription to choose', sampleLine({quantity: 2, plans: {'1': '6.79'}})],
    ['has a recipient', sampleLine({quantity: 2, attributes: [{key: 'To', value: 'Ada'}]})],
    ['is sold out', sampleLine({quantity: 0})],
  ])('leaves a line as it is that %s', (_what, line) => {
    expect(wanted([add(1)], line)).toBeUndefined();
  });
});
