import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED} from '../../../local/seed/seed';
import {startStack, type Stack} from '../../support/stack';

/** Settings that a merchant can change in the Shopify admin. */
const CHANGED = {
  banner_code: 'DIWALI20',
  banner_a_messages: JSON.stringify(['Diwali: 20% off with DIWALI20', 'New: Malai Kofta']),
  banner_b_messages: JSON.stringify(['A warm welcome: 20% off with DIWALI20']),
  about_text: 'Spices by mail.',
  instagram_url: 'https://www.instagram.com/spice.example/',
} as Record<string, string>;

const seed = {
  ...SEED,
  metaobjects: SEED.metaobjects.map((entry) => ({
    ...entry,
    fields: entry.fields.map((field) => ({...field, value: CHANGED[field.key] ?? field.value})),
  })),
};

let stack: Stack;
beforeAll(async () => void (stack = await startStack({seed})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

/** Returns the visible text of a page without scripts. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(stack.origin + path, {headers: {Accept: 'text/html'}})).text();
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}

it('shows the merchant’s banner instead of the default one', async () => {
  const products = await textOf('/products');
  expect(products).toContain('Diwali: 20% off with DIWALI20');
  expect(products).toContain('New: Malai Kofta');
  expect(products).not.toContain('Save 15%');
  const home = await textOf('/');
  expect(home).toContain('A warm welcome: 20% off with DIWALI20');
  expect(home).not.toContain('FUSION15');
});

it('shows the merchant’s footer text', async () => {
  const html = await (await fetch(`${stack.origin}/about`)).text();
  expect(html).toContain('Spices by mail.');
  expect(html).toContain('href="https://www.instagram.com/spice.example/"');
});

it('shows the default banners if the settings cannot be read', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({op: 'StorefrontSettings', mode: 'status', status: 500});
  expect(await textOf('/products')).toContain('Save 15% with code FUSION15 on all products');
  expect(await textOf('/')).toContain('15% off your first order with code FUSION15');
});
