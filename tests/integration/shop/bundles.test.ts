import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
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

const SET = '/product/masala-dabba-starter-set';

const variantOf = (handle: string, position = 1): number => {
  const number = stack.shop.variants(handle)[position - 1];
  if (number === undefined) throw new Error(`the shop does not sell ${handle}`);
  return number;
};
const setStock = (handle: string, position: number, units: number): void =>
  stack.shop.setStock(String(variantOf(handle, position)), units);

/** A visitor without scripts, with bundles in the cart. */
async function createShopper(quantity = 1) {
  const visitor = createVisitor(stack.origin);
  const post = (action: string, inputs: object, fields: Record<string, string> = {}) =>
    postCartForm(visitor, action, inputs, fields);
  const lines = [{merchandiseId: `gid://shopify/ProductVariant/${variantOf('masala-dabba-starter-set')}`}];
  const added = await post('LinesAdd', {lines}, {quantity: String(quantity)});
  return {added, post, cart: async () => mainTextOf(await (await visitor.get('/cart')).text())};
}

describe('the page of a bundle', () => {
  it('links its components, with their quantities', async () => {
    const {html} = await visitPage(stack.origin + SET);
    const text = mainTextOf(html);
    expect(text).toContain('In this bundle 1 × Masala Dabba, Steel 2 × Paneer Makhani, Single / Medium');
    expect(text).toContain('BUNDLE');
    expect(html).toContain('href="/product/masala-dabba?Finish=Steel"');
    expect(html).toContain('href="/product/paneer-makhani?Size=Single&amp;Heat=Medium"');
  });

  it('says which part is sold out, and sells nothing then', async () => {
    setStock('masala-dabba', 1, 0);
    const text = mainTextOf((await visitPage(stack.origin + SET)).html);
    expect(text).toContain('This bundle is sold out until all of its parts are in stock again.');
    expect(text).toContain('Masala Dabba, Steel Sold out');
    expect(text.split('You May Also Like')[0]).not.toContain('Add to cart');
  });

  it('is linked from the pages of its components, and from no other', async () => {
    const linkOf = async (path: string) => mainTextOf((await visitPage(stack.origin + path)).html);
    expect(await linkOf('/product/masala-dabba?Finish=Steel')).toContain('Also in a bundle Masala Dabba Starter Set');
    expect(await linkOf('/product/masala-dabba?Finish=Brass')).not.toContain('Also in a bundle');
    expect(await linkOf('/product/palak-paneer')).not.toMatch(/In this bundle|Also in a bundle/);
  });

  it('has its components in the Markdown version', async () => {
    const response = await fetch(`${stack.origin}${SET}/markdown`);
    expect(await response.text()).toContain('- 1 × [Masala Dabba, Steel](');
  });

  it('is a bundle on its card', async () => {
    const {html} = await visitPage(`${stack.origin}/collections/spice-market`);
    const cards = (html.match(/<article.*?<\/article>/gs) ?? []).filter((card) => card.includes('BUNDLE'));
    expect(cards).toHaveLength(1);
    expect(cards[0]).toContain(SET);
  });
});

describe('a bundle in the cart', () => {
  it('has its components under it, which follow its quantity', async () => {
    const {cart, post} = await createShopper();
    expect(await cart()).toContain('Bundle of 1 × Masala Dabba, Steel 2 × Paneer Makhani, Single / Medium');
    const [line] = stack.shop.carts()[0]?.lines ?? [];
    const id = `gid://shopify/CartLine/${line?.id}?cart=${stack.shop.carts()[0]?.token}`;
    await post('LinesUpdate', {lines: [{id}]}, {quantity: '3'});
    expect(await cart()).toContain('Bundle of 3 × Masala Dabba, Steel 6 × Paneer Makhani, Single / Medium');
  });

  it('is cut to what its components allow, with a message', async () => {
    setStock('paneer-makhani', 2, 5);
    const {added, cart} = await createShopper(4);
    const page = added.status === 303 ? await cart() : mainTextOf(await added.text());
    expect(page).toContain('We added all we have left');
    expect(page).toContain('2 × Masala Dabba, Steel');
  });

  it('cannot be added once a component is gone, with a message', async () => {
    setStock('masala-dabba', 1, 0);
    const {added} = await createShopper();
    expect(added.status).toBe(409);
    expect(mainTextOf(await added.text())).toContain('Masala Dabba Starter Set just sold out');
  });

  it('stays visible as sold out, with the part that is missing', async () => {
    const {cart} = await createShopper();
    setStock('masala-dabba', 1, 0);
    expect(await cart()).toMatch(/Masala Dabba, Steel · Sold out.*Sold out/);
  });
});
