import {getProductOptions} from '@shopify/hydrogen';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {storefrontSchemas} from '../../tests/support/schemas';
import {selectEverything} from '../../tests/support/select-everything';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({profile: 'market', storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

const PRODUCT = `#graphql
  fragment Variant on ProductVariant {
    id title availableForSale sku
    price { amount } compareAtPrice { amount }
    unitPrice { amount } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
    image { url altText }
    product { title handle }
    selectedOptions { name value }
  }
  query Product($handle: String!, $selectedOptions: [SelectedOptionInput!], $ignore: Boolean, $fold: Boolean) {
    product(handle: $handle) {
      handle
      encodedVariantExistence
      encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant { ...Variant }
          swatch { color image { previewImage { url } } }
        }
      }
      selectedOrFirstAvailableVariant(
        selectedOptions: $selectedOptions, ignoreUnknownOptions: $ignore, caseInsensitiveMatch: $fold
      ) { ...Variant }
      adjacentVariants(
        selectedOptions: $selectedOptions, ignoreUnknownOptions: $ignore, caseInsensitiveMatch: $fold
      ) { ...Variant }
    }
  }`;

interface TitledVariant {
  readonly title: string;
}

// Hydrogen's helpers validate more of a product than a test can list.
type HydrogenProduct = Parameters<typeof getProductOptions>[0];

interface TemplateProduct extends Pick<HydrogenProduct, 'handle'> {
  readonly encodedVariantExistence: string;
  readonly encodedVariantAvailability: string;
  readonly options: readonly {
    readonly optionValues: readonly {readonly firstSelectableVariant: TitledVariant; readonly swatch: object | null}[];
  }[];
  readonly selectedOrFirstAvailableVariant: TitledVariant;
  readonly adjacentVariants: readonly TitledVariant[];
}

const toOptions = (product: TemplateProduct) => getProductOptions(product as unknown as HydrogenProduct);

const select = (selected: Readonly<Record<string, string>>) =>
  Object.entries(selected).map(([name, value]) => ({name, value}));

const findProduct = async (handle: string, selected: Readonly<Record<string, string>> = {}, more = {}) =>
  (await ask<{product: TemplateProduct}>(PRODUCT, {handle, selectedOptions: select(selected), ...more})).product;

const titlesOf = (variants: readonly TitledVariant[]) => variants.map(({title}) => title);

const selectedTitle = async (...args: Parameters<typeof findProduct>) =>
  (await findProduct(...args)).selectedOrFirstAvailableVariant.title;

describe('a product with options', () => {
  it('encodes which variants exist and which can be bought', async () => {
    const product = await findProduct('paneer-makhani');
    expect(product.encodedVariantExistence).toBe('v1_0:0-2,1:1-2,');
    expect(product.encodedVariantAvailability).toBe('v1_0:0-1,1:1-2,');
  });

  it('is what Hydrogen offers: with a sold-out variant and without the missing one', async () => {
    const options = toOptions(await findProduct('paneer-makhani', {Size: 'Single', Heat: 'Hot'}));
    expect(options.map(({name, optionValues}) => [name, optionValues.map((value) => value.name)])).toEqual([
      ['Size', ['Single', 'Family']],
      ['Heat', ['Mild', 'Medium', 'Hot']],
    ]);
    expect(options[1]?.optionValues).toMatchObject([
      {available: true, exists: true, selected: false},
      {available: true, exists: true},
      {available: false, exists: true, selected: true},
    ]);
    const family = toOptions(await findProduct('paneer-makhani', {Size: 'Family', Heat: 'Hot'}));
    expect(family[1]?.optionValues).toMatchObject([{exists: false}, {exists: true}, {exists: true, available: true}]);
  });

  it('returns the first variant of each option value, with the lowest values of the others', async () => {
    const {options} = await findProduct('paneer-makhani');
    const first = options.map(({optionValues}) => optionValues.map((value) => value.firstSelectableVariant.title));
    expect(first).toEqual([
      ['Single / Mild', 'Family / Medium'],
      ['Single / Mild', 'Single / Medium', 'Single / Hot'],
    ]);
  });

  it.each([
    [{}, {}, 'Single / Mild'],
    [{Size: 'Family', Heat: 'Hot'}, {}, 'Family / Hot'],
    [{Size: 'Single', Heat: 'Hot'}, {}, 'Single / Hot'],
    [{Size: 'Family', Heat: 'Mild'}, {}, 'Single / Mild'],
    [{Size: 'Family'}, {}, 'Single / Mild'],
    [{size: 'family', heat: 'hot'}, {}, 'Single / Mild'],
    [{size: 'family', heat: 'hot'}, {fold: true}, 'Family / Hot'],
    [{Size: 'Family', Heat: 'Hot', utm_source: 'mail'}, {}, 'Family / Hot'],
    [{Size: 'Family', Heat: 'Hot', utm_source: 'mail'}, {ignore: false}, 'Single / Mild'],
  ])('selects by %j and %j the variant %s', async (selected, more, title) => {
    expect(await selectedTitle('paneer-makhani', selected, more)).toBe(title);
  });

  it('selects the first variant that can be bought, or the first if none can', async () => {
    const [mild, ...others] = local.variants('paneer-makhani');
    local.setStock(String(mild), 0);
    expect(await selectedTitle('paneer-makhani')).toBe('Single / Medium');
    for (const number of others) local.setStock(String(number), 0);
    expect(await selectedTitle('paneer-makhani')).toBe('Single / Mild');
  });

  it.each([
    [{}, ['Single / Medium', 'Single / Hot']],
    [{Size: 'Single', Heat: 'Medium'}, ['Single / Mild', 'Single / Hot', 'Family / Medium']],
    [{Size: 'Family', Heat: 'Mild'}, ['Single / Mild', 'Family / Medium', 'Family / Hot']],
  ])('returns the variants that differ by one option from %j', async (selected, titles) => {
    expect(titlesOf((await findProduct('paneer-makhani', selected)).adjacentVariants)).toEqual(titles);
  });

  it('finds a variant only if all of its options are selected', async () => {
    const found = await ask(`#graphql
      query BySelectedOptions {
        product(handle: "paneer-makhani") {
          both: variantBySelectedOptions(selectedOptions: [{name: "Size", value: "Family"}, {name: "Heat", value: "Hot"}]) {
            title
          }
          one: variantBySelectedOptions(selectedOptions: [{name: "Size", value: "Family"}]) { title }
          unknown: variantBySelectedOptions(
            selectedOptions: [
              {name: "Size", value: "Family"}, {name: "Heat", value: "Hot"}, {name: "Rice", value: "Yes"}
            ]
          ) { title }
        }
      }`);
    expect(found).toEqual({product: {both: {title: 'Family / Hot'}, one: null, unknown: null}});
  });

  it('has prices, pictures and unit prices of its own per variant', async () => {
    const single = (await findProduct('paneer-makhani', {Size: 'Single', Heat: 'Mild'}))
      .selectedOrFirstAvailableVariant;
    const family = (await findProduct('paneer-makhani', {Size: 'Family', Heat: 'Hot'})).selectedOrFirstAvailableVariant;
    expect(single).toMatchObject({
      price: {amount: '8.99'},
      compareAtPrice: null,
      unitPrice: {amount: '12.15'},
      image: {url: 'http://localhost:3000/cdn/shop/files/paneer-makhani-single.png?v=1'},
    });
    expect(family).toMatchObject({
      sku: 'FT-PMK-F3',
      price: {amount: '23.99'},
      compareAtPrice: {amount: '26.97'},
      unitPrice: {amount: '10.81'},
      unitPriceMeasurement: {
        measuredType: 'WEIGHT',
        quantityUnit: 'G',
        quantityValue: 222,
        referenceUnit: 'G',
        referenceValue: 100,
      },
      image: {url: 'http://localhost:3000/cdn/shop/files/paneer-makhani-family.png?v=1'},
      selectedOptions: [
        {name: 'Size', value: 'Family'},
        {name: 'Heat', value: 'Hot'},
      ],
    });
  });

  it('has the prices and the stock of all variants', async () => {
    const {product} = await ask<{product: object}>(`#graphql
      query Ranges {
        product(handle: "paneer-makhani") {
          availableForSale totalInventory variantsCount { count precision }
          priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
          compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } }
        }
      }`);
    expect(product).toEqual({
      availableForSale: true,
      totalInventory: 128,
      variantsCount: {count: 5, precision: 'EXACT'},
      priceRange: {minVariantPrice: {amount: '8.99'}, maxVariantPrice: {amount: '23.99'}},
      compareAtPriceRange: {minVariantPrice: {amount: '26.97'}, maxVariantPrice: {amount: '26.97'}},
    });
  });

  it('shows swatches as a color or a picture', async () => {
    const {options} = await findProduct('masala-dabba');
    expect(options[0]?.optionValues.map(({swatch}) => swatch)).toEqual([
      {color: '#b9c1c8', image: null},
      {color: '#c99a35', image: null},
      {color: '#b8703d', image: null},
      {
        color: null,
        image: {previewImage: {url: 'http://localhost:3000/cdn/shop/files/swatch-hammered-copper.png?v=1'}},
      },
    ]);
  });

  it('resolves every field of the 2026-04 schema', async () => {
    const schema = storefrontSchemas()['2026-04'];
    for (const [type, path] of [
      ['Product', 'product(handle: "masala-dabba")'],
      ['ProductVariant', 'product(handle: "paneer-makhani") {variants(first: 1) {nodes'],
    ] as const) {
      const closing = path.endsWith('nodes') ? '}}' : '';
      expect(await ask(`query Everything {${path} {${selectEverything(schema, type, 2)}}${closing}}`)).toBeTruthy();
    }
  });
});
