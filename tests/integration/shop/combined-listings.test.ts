import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {postCartForm} from '../../support/cart-form';
import {mainTextOf} from '../../support/main-text';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';
import {visitPage} from '../../support/visit-page';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(async () => {
  await stack.shop.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const PARENT = '/product/chai-kulhad';
const INDIGO = '/product/chai-kulhad-indigo';
const LEAF = '/product/chai-kulhad-leaf';

const visit = async (path: string) => (await visitPage(stack.origin + path)).html;

const jsonOf = (html: string): string =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text).join('\n');

describe('the page of a combined listing', () => {
  it('has a range of prices, links to its products, and nothing to buy', async () => {
    const html = await visit(PARENT);
    const text = mainTextOf(html);
    expect(text).toContain('from $12.99 to $39.99');
    expect(text).toContain('Choose one above: each has a page of its own');
    expect(html).toContain('href="/product/chai-kulhad-indigo?Glaze=Indigo&amp;Set=2+cups"');
    // Below are cards of other products, which can be bought.
    const [page = ''] = /<article[^]*?<\/article>/.exec(html) ?? [];
    expect(/Add to cart|aria-current="true"/.exec(page)?.[0]).toBeUndefined();
  });

  it('names its products to search engines, without an offer of its own', async () => {
    const json = jsonOf(await visit(PARENT));
    expect(json).toContain('"ProductGroup"');
    expect(json).toContain(`{"url":"${stack.origin}${INDIGO}"}`);
    expect(json).not.toContain('"Offer"');
  });

  it.each([
    ['the parent', `${PARENT}?Glaze=Indigo&Set=2+cups`],
    ['another child', `${LEAF}?Glaze=Indigo&Set=2+cups`],
  ])('leads from an address of %s to the product that it chooses', async (_what, path) => {
    const response = await fetch(stack.origin + path, {redirect: 'manual', headers: {Accept: 'text/html'}});
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${INDIGO}?Glaze=Indigo&Set=2+cups`);
  });

  it('shows what there is for a choice that no product has', async () => {
    expect(mainTextOf(await visit(`${PARENT}?Glaze=Purple&Set=2+cups`))).toContain('from $12.99 to $39.99');
  });
});

describe('the page of a product in a combined listing', () => {
  it('has the choice of the whole listing, with the value of this product chosen, and can be bought', async () => {
    const html = await visit(INDIGO);
    const text = mainTextOf(html);
    expect(text).toMatch(/Glaze : Indigo Terracotta Indigo Leaf Set : 2 cups/);
    expect(text).toContain('$14.99');
    expect(html).toContain('aria-label="Add to cart: Indigo Chai Kulhad, 2 cups"');
    expect(html).toContain('href="/product/chai-kulhad-terracotta?Glaze=Terracotta&amp;Set=2+cups"');
  });

  it('understands a link with its own options alone, as carts have it', async () => {
    expect(mainTextOf(await visit('/product/chai-kulhad-terracotta?Set=6+cups'))).toContain('$34.99');
  });

  it('says that it is sold out, or that it does not exist in that set', async () => {
    expect(await visit(`${INDIGO}?Glaze=Indigo&Set=6+cups`)).toContain('"6 cups, sold out"');
    const leaf = mainTextOf(await visit(`${LEAF}?Set=6+cups`));
    expect(leaf).toContain('We do not have that combination');
    expect(leaf).toContain('This is 2 cups');
  });

  it('is sold in a cart under its own name, and its parent is not, whatever a form says', async () => {
    const visitor = createVisitor(stack.origin);
    const add = (merchandiseId: string) =>
      postCartForm(visitor, 'LinesAdd', {lines: [{merchandiseId}]}, {quantity: '1'});
    const parent = stack.shop.shop.state.seed.products.find(({handle}) => handle === 'chai-kulhad');
    const forged = await add(`gid://shopify/ProductVariant/${45_000_000_000_000 + (parent?.number ?? 0)}`);
    expect(forged.status).toBe(422);
    expect(mainTextOf(await forged.text())).toContain('We no longer sell that');
    await add(`gid://shopify/ProductVariant/${stack.shop.variants('chai-kulhad-indigo')[0]}`);
    const html = await (await visitor.get('/cart')).text();
    expect(mainTextOf(html)).toContain('Indigo Chai Kulhad 2 cups');
    expect(html).toContain('href="/product/chai-kulhad-indigo?Set=2+cups"');
  });
});

describe('lists', () => {
  const cardsOf = (html: string) =>
    html.split('<article').flatMap((card) => /href="\/product\/(chai-kulhad[^"?]*)"/.exec(card)?.[1] ?? []);
  const CHILDREN = ['chai-kulhad-terracotta', 'chai-kulhad-indigo', 'chai-kulhad-leaf'];

  it('have the children, and not the parent with the tag', async () => {
    expect(cardsOf(await visit('/collections/spice-market'))).toEqual(CHILDREN);
    expect(cardsOf(await visit('/search?q=kulhad')).sort()).toEqual([...CHILDREN].sort());
    expect(cardsOf(await visit('/products?min=12&max=13'))).toEqual(['chai-kulhad-terracotta']);
  });

  it('have the parent without the tag, with its prices and a link to its page', async () => {
    const {state} = stack.shop.shop;
    const parent = state.seed.products.find(({handle}) => handle === 'chai-kulhad');
    if (!parent) throw new Error('the shop has no combined listing');
    const tags = parent.tags.filter((tag) => tag !== 'combined');
    state.data.catalog = {
      products: {[parent.number]: {...parent, tags}},
      deletedProducts: [],
      collections: {},
      metaobjects: {},
    };
    const html = await visit('/collections/spice-market');
    expect(cardsOf(html)).toEqual(['chai-kulhad', ...CHILDREN]);
    const card = html.split('<article').find((each) => each.includes('href="/product/chai-kulhad"')) ?? '';
    expect(textOf(card)).toContain('from $12.99 to $39.99');
    expect(card).toMatch(/<a[^>]*aria-label="Choose options: Chai Kulhad"/);
  });

  it('of machines have the children as one group', async () => {
    const feed = await (await fetch(`${stack.origin}/products.xml`)).text();
    const entries = feed.split('<item>').filter((entry) => entry.includes('Kulhad'));
    expect(entries).toHaveLength(5);
    const groups = entries.map((entry) => /<g:item_group_id>([^<]+)/.exec(entry)?.[1]);
    expect(new Set(groups).size).toBe(1);
    expect(feed).not.toContain('/product/chai-kulhad?');
  });
});
