import {describe, expect, it} from 'vitest';
import {sampleCart, sampleLine} from '../cart-fixtures';
import {emptyCartView} from '../model/cart-view';
import {toAddedFacts, toAllAddedFacts, toReorderedFacts} from './to-added-facts';

const VARIANT = 'gid://shopify/ProductVariant/44000000000001';
const add = (quantity: number, previousQuantity?: number) =>
  ({kind: 'add', variantId: VARIANT, quantity, ...(previousQuantity !== undefined && {previousQuantity})}) as const;
const found = (quantity: number) =>
  ({kind: 'found', cart: sampleCart({lines: [sampleLine({quantity}), sampleLine({id: 'b', variant: 2})]})}) as const;

describe('toAddedFacts', () => {
  it('multiplies the price by the quantity', () => {
    expect(toAddedFacts(add(3, 0), found(3))).toEqual({
      product: 'chicken-tikka-masala',
      title: 'Chicken Tikka Masala',
      productId: 'gid://shopify/Product/8000000000001',
      variantId: VARIANT,
      valueMinor: 2397,
      count: 3,
      isNewCart: false,
    });
  });

  it('counts what the shop added if that is less than was asked for', () => {
    expect(toAddedFacts(add(5, 2), found(4))).toMatchObject({count: 2, valueMinor: 1598});
  });

  it('reports nothing if nothing was added, and for another change', () => {
    expect(toAddedFacts(add(1, 4), found(4))).toBeNull();
    expect(toAddedFacts(add(1), {kind: 'unreachable'})).toBeNull();
    expect(toAddedFacts({kind: 'set-note', note: ''}, found(1))).toBeNull();
    expect(toAddedFacts({...add(1, 0), isUndo: true}, found(1))).toBeNull();
  });

  it('recognizes a cart that has nothing else', () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 2})]});
    expect(toAddedFacts(add(2, 0), {kind: 'found', cart})).toMatchObject({isNewCart: true});
  });
});

describe('toAllAddedFacts', () => {
  const command = {kind: 'add-lines', variantIds: [VARIANT, 'gid://shopify/ProductVariant/2']} as const;

  it('reports each product of several, and a cart that has nothing else', () => {
    expect(toAllAddedFacts(command, found(1))).toMatchObject([
      {variantId: VARIANT, count: 1, isNewCart: true},
      {variantId: 'gid://shopify/ProductVariant/2', count: 1, isNewCart: true},
    ]);
    expect(toAllAddedFacts(command, found(2))[0]).toMatchObject({count: 1, isNewCart: false});
    expect(toAllAddedFacts(add(1), found(1))).toHaveLength(1);
  });

  it('leaves out a product that the shop could not add', () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 0}), sampleLine({id: 'b', variant: 2})]});
    expect(toAllAddedFacts(command, {kind: 'found', cart}).map(({variantId}) => variantId)).toEqual([
      'gid://shopify/ProductVariant/2',
    ]);
    expect(toAllAddedFacts(command, {kind: 'unreachable'})).toEqual([]);
  });
});

describe('toReorderedFacts', () => {
  const OTHER = 'gid://shopify/ProductVariant/2';
  const ordered = (quantity: number, variantId = VARIANT) => ({variantId, quantity});
  const before = (quantities: Readonly<Record<string, number>>) => ({
    ...emptyCartView('Your basket'),
    lines: Object.entries(quantities).map(([variantId, quantity]) => ({variantId, quantity})),
  });
  const after = sampleCart({lines: [sampleLine({quantity: 4}), sampleLine({id: 'b', variant: 2})]});

  it('reports each variant once, with what it was given in all lines of the order', () => {
    const facts = toReorderedFacts([ordered(1), ordered(1, OTHER), ordered(3)], before({}), after);
    expect(facts).toMatchObject([
      {variantId: VARIANT, count: 4, valueMinor: 3196, isNewCart: true},
      {variantId: OTHER, count: 1, valueMinor: 799, isNewCart: true},
    ]);
  });

  it('does not report what was in the cart before, or what the shop could not add', () => {
    const facts = toReorderedFacts([ordered(3), ordered(2, OTHER)], before({[VARIANT]: 3, [OTHER]: 1}), after);
    expect(facts).toMatchObject([{variantId: VARIANT, count: 1, valueMinor: 799, isNewCart: false}]);
  });

  it('reports no more than was ordered', () => {
    expect(toReorderedFacts([ordered(2)], before({}), after)).toMatchObject([{count: 2, isNewCart: false}]);
  });
});
