import {describe, expect, it} from 'vitest';
import {chosenFixture, productFixture, variantFixture} from '../catalog-fixtures';
import {toProduct} from './to-product';

const part = (title: string, changes: object = {}) => ({
  title,
  availableForSale: true,
  selectedOptions: [{name: 'Finish', value: title}],
  product: {handle: 'masala-dabba', title: 'Masala Dabba'},
  ...changes,
});

const bundleWith = (...nodes: {quantity: number; productVariant: ReturnType<typeof part>}[]) =>
  toProduct(
    productFixture({chosenVariant: chosenFixture(variantFixture({Title: 'Default Title'}), {components: {nodes}})}),
  );

describe('the components of a product', () => {
  it('lead to the page of their variant, with its name', () => {
    const product = bundleWith(
      {quantity: 1, productVariant: part('Steel')},
      {
        quantity: 2,
        productVariant: part('Default Title', {product: {handle: 'dal', title: 'Dal'}, availableForSale: false}),
      },
    );
    expect(product?.components).toEqual([
      {name: 'Masala Dabba, Steel', path: '/product/masala-dabba?Finish=Steel', quantity: 1, isAvailable: true},
      {name: 'Dal', path: '/product/dal', quantity: 2, isAvailable: false},
    ]);
  });

  it('are none for other products, which may be in bundles: each is listed once', () => {
    const {product} = part('Steel');
    const chosenVariant = chosenFixture(variantFixture({Title: 'Default Title'}), {
      groupedBy: {nodes: [{product}, {product}]},
    });
    const view = toProduct(productFixture({chosenVariant}));
    expect(view).toMatchObject({components: [], bundles: [{handle: 'masala-dabba', title: 'Masala Dabba'}]});
  });

  it('make the product a bundle on its cards, unless the merchant set another badge', () => {
    const source = productFixture();
    const {selectedOrFirstAvailableVariant: only} = source;
    if (!only) throw new Error('the fixture has no variant');
    const bundle = {...source, selectedOrFirstAvailableVariant: {...only, requiresComponents: true}};
    expect(toProduct(bundle)?.badge).toBe('BUNDLE');
    expect(toProduct({...bundle, badge: {value: 'BEST VALUE'}})?.badge).toBe('BEST VALUE');
    expect(toProduct(source)?.badge).toBeNull();
  });
});
