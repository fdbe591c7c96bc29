import {describe, expect, it, vi} from 'vitest';
import {choiceFixture, HOT_CHOICE, productFixture} from '~/shop/catalog/catalog-fixtures';
import {toProduct} from '~/shop/catalog/model/to-product';
import {withAllVariants, type FeedProduct, type FeedVariant} from './find-feed-products.server';
import {toLlmsText} from './to-llms-text';
import {toProductFeed} from './to-product-feed';
import {toProductMarkdown} from './to-product-markdown';

const SHOP = {name: 'Spice & Route', description: 'Meals by mail', origin: 'https://shop.example'};
const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

const VARIANT: FeedVariant = {
  id: 'gid://shopify/ProductVariant/44001',
  title: 'Default Title',
  sku: null,
  availableForSale: true,
  currentlyNotInStock: false,
  price: usd('7.9'),
  compareAtPrice: null,
  selectedOptions: [{name: 'Title', value: 'Default Title'}],
  product: {handle: 'dal'},
};
const ONLY_PAGE = {hasNextPage: false};
const only = (variant: FeedVariant): FeedProduct['variants'] => ({nodes: [variant], pageInfo: ONLY_PAGE});

const SIZES = ['Solo', 'Family'];
const CHOICE: Partial<FeedProduct> = {
  options: [{name: 'Size', optionValues: SIZES.map((name) => ({name}))}],
  variants: {
    nodes: SIZES.map((value, index) => ({
      ...VARIANT,
      id: `gid://shopify/ProductVariant/4400${index}`,
      title: value,
      availableForSale: index === 0,
      image: {url: `https://cdn.example/${value}.png`},
      selectedOptions: [{name: 'Size', value}],
    })),
    pageInfo: ONLY_PAGE,
  },
};

const feedProduct = (changes: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'gid://shopify/Product/8001',
  handle: 'dal',
  title: 'Dal',
  description: 'Lentils, slowly cooked. With cumin.',
  vendor: 'Spice Route',
  productType: '',
  images: {nodes: []},
  options: [{name: 'Title', optionValues: [{name: 'Default Title'}]}],
  variants: only(VARIANT),
  ...changes,
});

describe('toProductFeed', () => {
  it('names the product as Shopify does, with a price of two decimals', () => {
    const feed = toProductFeed([feedProduct()], SHOP);
    expect(feed).toContain('<g:id>shopify_US_8001_44001</g:id>');
    expect(feed).toContain('<g:price>7.90 USD</g:price>');
    expect(feed).not.toContain('g:sale_price');
  });

  it('lists the former price as the price and the current one as the sale price', () => {
    const onSale = {...VARIANT, compareAtPrice: usd('10.0')};
    const feed = toProductFeed([feedProduct({variants: only(onSale)})], SHOP);
    expect(feed).toContain('<g:price>10.00 USD</g:price>\n<g:sale_price>7.90 USD</g:sale_price>');
  });

  it('lists what is sold before it arrives as a backorder, with the date if there is one', () => {
    const later = {...VARIANT, currentlyNotInStock: true};
    const dated = toProductFeed([feedProduct({variants: only(later), shipsOn: {value: '2099-01-12'}})], SHOP);
    expect(dated).toContain(
      '<g:availability>backorder</g:availability>\n<g:availability_date>2099-01-12T05:00:00.000Z<',
    );
    const own = {...later, shipsOn: {value: '2099-03-01'}};
    expect(toProductFeed([feedProduct({variants: only(own), shipsOn: {value: '2099-01-12'}})], SHOP)).toContain(
      '2099-03-01',
    );
    const past = toProductFeed([feedProduct({variants: only(later), shipsOn: {value: '2020-01-12'}})], SHOP);
    expect(past).toContain('<g:availability>backorder</g:availability>');
    expect(past).not.toContain('availability_date');
  });

  it('escapes markup, and drops characters that XML cannot contain', () => {
    const feed = toProductFeed([feedProduct({title: 'A <b>&\u0007 B', description: ''})], SHOP);
    expect(feed).toContain('<g:title>A &lt;b&gt;&amp; B</g:title>');
    expect(feed).toContain('<title>Spice &amp; Route</title>');
  });

  it('has an entry for each variant, with what tells it from the others', () => {
    const feed = toProductFeed([feedProduct(CHOICE)], SHOP);
    const entries = feed.split('<item>').slice(1);
    expect(entries).toHaveLength(2);
    for (const part of [
      '<g:id>shopify_US_8001_44001</g:id>',
      '<g:item_group_id>shopify_US_8001</g:item_group_id>',
      '<g:size>Family</g:size>',
      '<g:title>Dal, Family</g:title>',
      '<g:link>https://shop.example/product/dal?Size=Family</g:link>',
      '<g:image_link>https://cdn.example/Family.png</g:image_link>',
      '<g:availability>out_of_stock</g:availability>',
    ])
      expect(entries[1]).toContain(part);
    expect(toProductFeed([feedProduct()], SHOP)).not.toContain('item_group_id');
  });

  it('reads the variants of a product that has more than a page of them', async () => {
    const more = {hasNextPage: true, endCursor: 'ten'};
    const rest = Array.from({length: 5}, (_none, index) => ({...VARIANT, id: `more/${index}`}));
    const query = vi.fn(async () => ({product: {variants: {nodes: rest, pageInfo: ONLY_PAGE}}}));
    const large = feedProduct({variants: {nodes: [VARIANT], pageInfo: more}});
    const [found, small] = await withAllVariants({query} as never, [large, feedProduct()]);
    expect([found?.variants.nodes.length, small?.variants.nodes.length]).toEqual([6, 1]);
    expect(query).toHaveBeenCalledOnce();
  });

  it('has the products of a combined listing as one group, and not their parent', () => {
    const variants = ['red', 'blue'].map((handle) => ({...VARIANT, id: `variant/${handle}`, product: {handle}}));
    const children = variants.map((variant) => feedProduct({handle: variant.product.handle, variants: only(variant)}));
    const listed = {nodes: variants, pageInfo: ONLY_PAGE};
    const parent = feedProduct({id: 'gid://shopify/Product/9001', handle: 'cup', variants: listed});
    const entries = toProductFeed([parent, ...children], SHOP)
      .split('<item>')
      .slice(1);
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toContain('<g:item_group_id>shopify_US_9001</g:item_group_id>');
    expect(entries[0]).toContain('/product/red');
  });

  it('leaves out a product that has no variant', () => {
    expect(toProductFeed([feedProduct({variants: {nodes: [], pageInfo: ONLY_PAGE}})], SHOP)).not.toContain('<item>');
  });
});

describe('toLlmsText', () => {
  it('links products with the first sentence of their description', () => {
    const text = toLlmsText({products: [feedProduct()], recipes: [], articles: []}, SHOP);
    expect(text).toContain('- [Dal](https://shop.example/product/dal): Lentils, slowly cooked.\n');
    expect(text).not.toContain('## Recipes');
  });

  it('lists what can be chosen, but not thousands of values', () => {
    expect(toLlmsText({products: [feedProduct(CHOICE)], recipes: [], articles: []}, SHOP)).toContain(
      'cooked. Size: Solo, Family.\n',
    );
    const optionValues = Array.from({length: 2_048}, (_none, index) => ({name: `No ${index + 1}`}));
    const text = toLlmsText(
      {products: [feedProduct({options: [{name: 'Text', optionValues}]})], recipes: [], articles: []},
      SHOP,
    );
    expect(text).toContain('No 12 and 2036 more.\n');
  });

  it('lists articles with their excerpts', () => {
    const articles = [{blog: 'journal', handle: 'on-salt', title: 'On salt', excerpt: 'When to salt.'}];
    const text = toLlmsText({products: [], recipes: [], articles}, SHOP);
    expect(text).toContain('## Articles\n\n- [On salt](https://shop.example/blogs/journal/on-salt): When to salt.\n');
  });

  it('escapes titles that would end a link', () => {
    const text = toLlmsText(
      {products: [feedProduct({title: 'Dal](https://evil.example)'})], recipes: [], articles: []},
      SHOP,
    );
    expect(text).toContain('[Dal\\](https://evil.example)](https://shop.example/product/dal)');
  });
});

describe('toProductMarkdown', () => {
  it('has the price, the availability and only the sections that the product fills', () => {
    const product = toProduct(
      productFixture({descriptionHtml: '<p>Spinach # and *more*</p>', availableForSale: false}),
    );
    const markdown = toProductMarkdown(product!, 'https://shop.example');
    expect(markdown).toContain('- Price: $7.99\n- Availability: sold out');
    expect(markdown).toContain('Spinach \\# and \\*more\\*');
    expect(markdown).not.toContain('## ');
  });

  it('names the variant, and links the others', () => {
    const markdown = toProductMarkdown(toProduct(choiceFixture(HOT_CHOICE))!, 'https://shop.example');
    const mild = 'https://shop.example/product/palak-paneer?Size=Regular&Heat=Mild';
    expect(markdown).toContain('- Variant: Regular / Hot');
    expect(markdown).toContain(`- Heat: [Mild](${mild}), Hot (this one)`);
    expect(markdown).toContain('Size=Family&Heat=Mild) (in other combinations)');
  });
});
