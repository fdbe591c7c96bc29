import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SPICE_MARKET_PRODUCTS} from '../../../local/seed/spice-market/spice-market-products';
import {postCartForm} from '../../support/cart-form';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const CHAI = '/product/kashmiri-saffron-chai';
const SHIPS_ON = SPICE_MARKET_PRODUCTS.find(({handle}) => CHAI.endsWith(handle))?.shipsOn ?? '';
const pageOf = async (path: string) => (await fetch(stack.origin + path)).text();

describe('a variant that is sold before it arrives', () => {
  it('says on its page when it ships, in place of the usual delivery time, and in its structured data', async () => {
    const page = await pageOf(CHAI);
    expect(SHIPS_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(page).toMatch(/Ships on [A-Z][a-z]{2} \d{1,2}/);
    expect(page).toContain('>Ships later<');
    expect(page).toContain('"availability":"https://schema.org/BackOrder"');
    expect(page).toContain(`"availabilityStarts":"${SHIPS_ON}"`);
    expect(page).not.toContain('Email me when it is back');
    const main = /<main[^]*<\/main>/.exec(page)?.[0] ?? '';
    expect(main).not.toContain('usually at your door');
  });

  it('says so on its line in the cart, and the estimate is not about it', async () => {
    const visitor = createVisitor(stack.origin);
    const [number] = stack.shop.variants('kashmiri-saffron-chai');
    const lines = [{merchandiseId: `gid://shopify/ProductVariant/${number}`}];
    const response = await postCartForm(visitor, 'LinesAdd', {lines});
    expect(response.status).toBe(303);
    const cart = await (await visitor.get('/cart')).text();
    expect(cart).toMatch(/Ships on [A-Z][a-z]{2} \d{1,2}/);
    expect(cart).not.toContain('Estimated delivery');
  });

  it('is a backorder with its date in the product feed, and as Markdown', async () => {
    const feed = await pageOf('/products.xml');
    const entry = feed.split('<item>').find((item) => item.includes(CHAI)) ?? '';
    expect(entry).toContain('<g:availability>backorder</g:availability>');
    expect(entry).toContain(`<g:availability_date>${SHIPS_ON}T`);
    expect(await pageOf(`${CHAI}/markdown`)).toMatch(/Ships on/);
  });
});

it('shows no date for what is in stock again', async () => {
  const [number = ''] = stack.shop.variants('kashmiri-saffron-chai').map(String);
  stack.shop.setStock(number, 5);
  await stack.restartStorefront();
  const page = await pageOf(CHAI);
  expect(page).not.toContain('Ships on');
  expect(page).toContain('"availability":"https://schema.org/InStock"');
});
