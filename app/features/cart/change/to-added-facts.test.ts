import {describe, expect, it} from 'vitest';
import {sampleCart, sampleLine} from '../cart-fixtures';
import {toAddedFacts} from './to-added-facts';

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
  });

  it('recognizes a cart that has nothing else', () => {
    const cart = sampleCart({lines: [sampleLine({quantity: 2})]});
    expect(toAddedFacts(add(2, 0), {kind: 'found', cart})).toMatchObject({isNewCart: true});
  });
});
