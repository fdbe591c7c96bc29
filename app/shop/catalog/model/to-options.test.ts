import {describe, expect, it} from 'vitest';
import {choiceFixture, HOT_CHOICE, productFixture} from '../catalog-fixtures';
import {toOptions} from './to-options';
import {toProduct} from './to-product';

const valuesOf = (product = choiceFixture()) =>
  toOptions(product).map(({name, values}) => [
    name,
    ...values.map(({name: value, state, isSelected, nearest, variant}) => ({
      value,
      state,
      isSelected,
      nearest,
      sku: variant?.sku ?? null,
    })),
  ]);

describe('toOptions', () => {
  it('tells a sold-out neighbor from one for sale, and has what the page shows of both', () => {
    expect(valuesOf()).toEqual([
      [
        'Size',
        {
          value: 'Regular',
          state: 'available',
          isSelected: true,
          nearest: null,
          sku: null,
        },
        {
          value: 'Family',
          state: 'sold-out',
          isSelected: false,
          nearest: null,
          sku: 'FM',
        },
      ],
      [
        'Heat',
        {
          value: 'Mild',
          state: 'available',
          isSelected: true,
          nearest: null,
          sku: null,
        },
        {
          value: 'Hot',
          state: 'available',
          isSelected: false,
          nearest: null,
          sku: 'RH',
        },
      ],
    ]);
  });

  it('links an impossible combination to a variant that exists', () => {
    const [size] = valuesOf(choiceFixture(HOT_CHOICE));
    expect(size).toContainEqual({
      value: 'Family',
      state: 'impossible',
      isSelected: false,
      nearest: '/product/palak-paneer?Size=Family&Heat=Mild',
      sku: null,
    });
  });

  it('has a color or a picture of a value, but no text that is neither', () => {
    const [size, heat] = choiceFixture().options;
    const swatches = [{color: '#A23B2C'}, {color: 'url(//evil.example)'}];
    const optionValues = size!.optionValues.map((value, index) => ({...value, swatch: swatches[index]}));
    const options = toOptions(choiceFixture({options: [{...size!, optionValues}, heat!]}));
    expect(options[0]?.values.map(({swatch}) => swatch)).toEqual([{color: '#A23B2C', url: null}, null]);
  });

  it('lists nothing for a product with one variant', () => {
    expect(toOptions(productFixture())).toEqual([]);
  });
});

describe('toProduct', () => {
  it('shows price, number and stock of the chosen variant', () => {
    expect(toProduct(choiceFixture(HOT_CHOICE))).toMatchObject({
      variantId: 'gid://shopify/ProductVariant/2',
      variantTitle: 'Regular / Hot',
      sku: 'RH',
      price: '$7.99',
      isAvailable: true,
    });
  });

  it('names no variant of a product without a choice', () => {
    expect(toProduct(productFixture())).toMatchObject({variantTitle: null, options: [], selectedOptions: []});
  });
});
