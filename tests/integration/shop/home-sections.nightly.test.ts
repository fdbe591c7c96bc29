import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {SEED} from '../../../local/seed/seed';
import {shortestMs} from '../../support/shortest-ms';
import {startStack, type Stack} from '../../support/stack';

const HEADINGS = [
  'Our Most Popular Products',
  'How It Works',
  'Five of us, and one tiffin',
  'How hot do you like it?',
  'Build your tiffin',
  'What’s in the pack',
  'All six, one box',
  'Where these spices feel at home',
];

/** The seed after a merchant has emptied a field of each section. */
const EMPTIED: Readonly<Record<string, string>> = {
  story: 'picture',
  heat: 'heading',
  pack: 'items',
  tiffin: 'heading',
  origins: 'heading',
  sampler: 'product',
};
const halfFilled = {
  ...SEED,
  metaobjects: SEED.metaobjects.map((entry) =>
    entry.type === 'home_section'
      ? {
          ...entry,
          fields: entry.fields.map((field) => (field.key === EMPTIED[entry.handle] ? {...field, value: ''} : field)),
        }
      : entry,
  ),
};

let stack: Stack;
let halfFilledStack: Stack;
beforeAll(async () => {
  [stack, halfFilledStack] = await Promise.all([startStack(), startStack({seed: halfFilled})]);
});
afterEach(() => stack.shop.reset());
afterAll(() => Promise.all([stack.close(), halfFilledStack.close()]));

async function readHome({origin}: Stack) {
  const response = await fetch(origin, {headers: {Accept: 'text/html'}});
  const html = await response.text();
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''));
  return {status: response.status, html, headings};
}

const expectHeadings = (shown: readonly string[], expected: readonly string[]) =>
  expect(shown.filter((heading) => HEADINGS.includes(heading))).toEqual(expected);

it('the home page shows the sections of the merchant', async () => {
  const {status, html, headings} = await readHome(stack);
  expect(status).toBe(200);
  expect(new Set(headings)).toEqual(new Set([...headings, ...HEADINGS]));
  for (const level of ['mild', 'medium', 'medium-hot', 'hot']) expect(html).toContain(`href="/products?heat=${level}"`);
  expect(html).toContain('founders.png');
});

it('a half-filled entry is omitted, and sections of products get their built-in words', async () => {
  const {status, headings} = await readHome(halfFilledStack);
  expect(status).toBe(200);
  expectHeadings(headings, [
    'Our Most Popular Products',
    'How It Works',
    'How hot do you like it?',
    'Build your tiffin',
  ]);
});

it('the page stays complete but for the entries, if they cannot be read', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({op: 'HomeContent', mode: 'status', status: 500});
  const {status, headings} = await readHome(stack);
  expect(status).toBe(200);
  expectHeadings(headings, [
    'Our Most Popular Products',
    'How It Works',
    'How hot do you like it?',
    'Build your tiffin',
  ]);
});

it('the page answers 503 with its steps while Shopify is down', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({op: '*', mode: 'status', status: 503});
  const {status, headings} = await readHome(stack);
  expect(status).toBe(503);
  expect(headings).toContain('How It Works');
});

it('the first visit waits for one round trip to Shopify', async () => {
  // Much longer than a cold storefront needs on a busy machine.
  const delayMs = 1_000;
  const limitMs = delayMs * 2;
  await stack.shop.fault({op: '*', mode: 'delay', ms: delayMs});
  const shortest = await shortestMs(limitMs, async () => {
    await stack.restartStorefront();
    const startMs = performance.now();
    const response = await fetch(stack.origin, {headers: {Accept: 'text/html'}});
    const firstByteMs = performance.now() - startMs;
    expect(response.status).toBe(200);
    await response.text();
    return firstByteMs;
  });
  expect(shortest).toBeLessThan(limitMs);
});
