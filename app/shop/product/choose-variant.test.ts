import {describe, expect, it} from 'vitest';
import {choiceFixture} from '~/shop/catalog/catalog-fixtures';
import {toProduct} from '~/shop/catalog/model/to-product';
import {valuePath} from '~/shop/catalog/model/variant-path';
import {chooseVariant} from './choose-variant';

const PRODUCT = toProduct(choiceFixture())!;
const FAMILY = '/product/palak-paneer?Size=Family&Heat=Mild';

describe('chooseVariant', () => {
  it('shows the variant of a link at once', () => {
    expect(chooseVariant(PRODUCT, FAMILY)).toMatchObject({
      title: 'Palak Paneer',
      variantTitle: 'Family / Mild',
      price: '$14.99',
      sku: 'FM',
      isAvailable: false,
    });
  });

  it('keeps the choice in the links of the other options', () => {
    const chosen = chooseVariant(PRODUCT, FAMILY);
    const [size, heat] = chosen.options;
    expect(size?.values.map(({isSelected}) => isSelected)).toEqual([false, true]);
    expect(heat?.values.map((value) => valuePath(chosen, 'Heat', value))).toEqual([
      FAMILY,
      '/product/palak-paneer?Size=Family&Heat=Hot',
    ]);
    expect(heat?.values.map(({variant}) => variant)).toEqual([null, null]);
  });

  it('leaves the product as it is for any other link', () => {
    for (const path of ['/product/palak-paneer', '/product/dal?Size=Family&Heat=Mild', '/'])
      expect(chooseVariant(PRODUCT, path)).toBe(PRODUCT);
  });
});
