import {describe, expect, it} from 'vitest';
import {cardFixture, chosenFixture, choiceFixture, variantFixture} from '../catalog-fixtures';
import {toProduct} from './to-product';
import {toProductCards} from './to-product-cards';

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});
const RED = variantFixture({Glaze: 'Red'}, {id: 'red', sku: 'R', product: {handle: 'red-cup'}});
const BLUE = variantFixture({Glaze: 'Blue'}, {id: 'blue', product: {handle: 'blue-cup'}});

const listing = (handle: string, own = RED) => {
  const source = choiceFixture({
    handle,
    title: 'Cup',
    priceRange: {minVariantPrice: usd('12.99'), maxVariantPrice: usd('39.99')},
    options: [
      {
        name: 'Glaze',
        optionValues: [
          {name: 'Red', firstSelectableVariant: RED},
          {name: 'Blue', firstSelectableVariant: BLUE},
        ],
      },
    ],
    encodedVariantExistence: 'v1_0-1',
    encodedVariantAvailability: 'v1_0-1',
    chosenVariant: chosenFixture(own),
    adjacentVariants: [own === RED ? BLUE : RED],
  });
  const {selectedOrFirstAvailableVariant: first} = source;
  return {...source, selectedOrFirstAvailableVariant: first && {...first, product: own.product}};
};
const linksOf = (product: ReturnType<typeof toProduct>) =>
  product?.options.flatMap(({values}) => values.map(({isSelected, nearest}) => [isSelected, nearest]));

describe('the parent of a combined listing', () => {
  const parent = toProduct(listing('cup'));

  it('has the range of prices and no variant of its own', () => {
    expect(parent).toMatchObject({
      isCombined: true,
      hasChoice: true,
      price: 'from $12.99 to $39.99',
      variantTitle: null,
      sku: null,
      selectedOptions: [],
    });
  });

  it('leads to the page of a product with each value, none of which is chosen', () => {
    expect(linksOf(parent)).toEqual([
      [false, '/product/red-cup?Glaze=Red'],
      [false, '/product/blue-cup?Glaze=Blue'],
    ]);
  });
});

describe('a child of a combined listing', () => {
  it('shows its own variant, and leads to the others', () => {
    const child = toProduct(listing('red-cup'));
    expect(child).toMatchObject({isCombined: false, sku: 'R', selectedOptions: [{value: 'Red'}]});
    expect(linksOf(child)).toEqual([
      [true, null],
      [false, '/product/blue-cup?Glaze=Blue'],
    ]);
  });
});

describe('the cards of a list', () => {
  const parentCard = cardFixture({handle: 'cup'});

  it('have the parent, unless it has the tag of unlisted products, in any case', () => {
    expect(toProductCards([parentCard]).map(({isCombined}) => isCombined)).toEqual([true]);
    expect(toProductCards([{...parentCard, tags: ['Combined']}])).toEqual([]);
  });

  it('have the parent in a store that denies access to tags', () => {
    expect(toProductCards([{...parentCard, tags: undefined}])).toHaveLength(1);
  });
});
