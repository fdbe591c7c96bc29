import {describe, expect, it} from 'vitest';
import {getEnteredChanges, parseProductForm} from './parse-product-form.server';
import {digestValues} from './product-changes';
import type {ProductValues} from './product-field';
import type {ShopifyProduct} from './shopify-product';
import {toProductValues} from './to-product-values.server';

const TABLE = '<table class="facts"><tr><td>10 g</td></tr></table>';

/** A product as a merchant may have written it in the Shopify admin. */
const PRODUCT: ShopifyProduct = {
  id: 'gid://shopify/Product/2',
  title: 'Palak Paneer ',
  handle: 'palak-paneer',
  descriptionHtml: `<div style="color: red">Rich</div>\n${TABLE}`,
  status: 'ACTIVE',
  tags: ['size: 2 servings'],
  updatedAt: '',
  variantsCount: {count: 1},
  variants: {nodes: []},
  metafields: {
    nodes: [
      {key: 'why_choose', type: 'list.single_line_text_field', value: '[" Quick ","Tasty"]', compareDigest: ''},
      {key: 'how_to_use', type: 'multi_line_text_field', value: 'Boil.\r\n\r\n  Eat.', compareDigest: ''},
      {key: 'storage', type: 'multi_line_text_field', value: 'Dry.\n\nCool.', compareDigest: ''},
    ],
  },
  featuredMedia: null,
};

const SHOWN = toProductValues({
  product: PRODUCT,
  variant: {id: 'variant', sku: null, price: '7.5', compareAtPrice: null},
  quantity: -3,
  weight: null,
  place: 0,
  channelIds: ['gid://shopify/Publication/2', 'gid://shopify/Publication/1'],
});

/** Submits the form of the product as browsers do, with some fields changed. */
async function submit(changed: ProductValues) {
  const form = new FormData();
  for (const [field, value] of Object.entries({...SHOWN, ...changed})) {
    const values = field === 'channels' ? ['', ...value.split('\n')] : [value.replaceAll('\n', '\r\n')];
    for (const each of values) form.append(field, each);
  }
  form.set('idempotencyKey', 'aaaaaaaa-0000-4000-8000-000000000001');
  form.set('seen', JSON.stringify(await digestValues(SHOWN)));
  const entry = parseProductForm(form);
  if (!entry) throw new Error('the form could not be read');
  return (await getEnteredChanges(entry.values, entry.seen)).map(({field, value}) => ({field, value}));
}

describe('a submitted form of a product', () => {
  it('changes nothing that staff left alone, however the merchant wrote it', async () => {
    expect(await submit({price: '8'})).toEqual([{field: 'price', value: '8.00'}]);
  });

  it('keeps the structure of a changed description, and removes styles and scripts', async () => {
    const [change] = await submit({description: `${TABLE}<p onclick="x()">New</p><script>x()</script>`});
    expect(change).toEqual({
      field: 'description',
      value: '<table><tr><td>10 g</td></tr></table><p>New</p>',
    });
  });
});
