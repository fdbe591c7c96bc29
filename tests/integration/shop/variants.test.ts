import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';
import {visitCachedPage, visitPage} from '../../support/visit-page';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const ONE_VARIANT = '/product/palak-paneer';
const PANEER = '/product/paneer-makhani';
const MOST_VARIANTS = '/product/mix-your-own-masala';
const ANOTHER_JAR = `${MOST_VARIANTS}?Base=Cumin&Accent=Saffron&Grind=Fine`;

const visit = (path: string) => visitPage(stack.origin + path);

/** The operations that a page sends to Shopify in a storefront that has read nothing yet. */
async function operationsOf(path: string): Promise<readonly string[]> {
  await stack.restartStorefront();
  await stack.shop.clearLog();
  await visit(path);
  return (await stack.shop.log()).operations.map(({operation}) => operation).sort();
}

describe('a product with 2,048 variants', () => {
  it('sends the requests of a product with one', async () => {
    const operations = await operationsOf(ONE_VARIANT);
    expect(await operationsOf(MOST_VARIANTS)).toEqual(operations);
  });

  it('is sent as at most 1.3 times the bytes of a product with one', async () => {
    const bytesOf = async (path: string) => gzipSync((await visit(path)).html).length;
    const limit = 1.3 * (await bytesOf(ONE_VARIANT));
    expect(await bytesOf(MOST_VARIANTS)).toBeLessThan(limit);
    expect(await bytesOf(ANOTHER_JAR)).toBeLessThan(limit);
  });
});

describe('the cache of pages', () => {
  it('has an entry for a choice, and none for other parameters, once the options are known', async () => {
    await visitCachedPage(stack.origin + PANEER);
    const statuses: (string | null)[] = [];
    for (const query of ['Size=Family&Heat=Hot', 'heat=Hot&utm_source=mail&SIZE=Family', 'x=1&Heat=Hot&Size=Family'])
      statuses.push((await visit(`${PANEER}?${query}`)).cacheStatus);
    expect(statuses).toEqual([null, 'pages; fwd=miss', 'pages; hit']);
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
    for (let number = 0; number < 20; number++)
      expect((await visit(`${PANEER}?anything=${number}`)).cacheStatus).toBe('pages; hit');
  });
});

describe('options that a product does not have', () => {
  it.each([
    ['a value that does not exist', '?Size=Gigantic&Heat=Mild', 'This is Single / Mild'],
    ['a combination that does not exist', '?Size=Family&Heat=Mild', 'This is Family / Medium'],
  ])('lead to another variant and a message: %s', async (_what, query, message) => {
    const response = await fetch(stack.origin + PANEER + query);
    const text = textOf(await response.text());
    expect(response.status).toBe(200);
    expect(text).toContain('We do not have that combination');
    expect(text).toContain(message);
  });

  it.each([
    '?Base=Cumin&Finish=Steel',
    '?Size[]=Family&Size.Heat=1',
    '?__proto__=Family',
    '?Title=Default+Title',
    '?=&&',
  ])('are ignored if they belong to no option: %s', async (query) => {
    const text = textOf((await visit(PANEER + query)).html);
    expect(text).toMatch(/Size ?: Single/);
    expect(text).not.toContain('We do not have that combination');
  });

  it('are no options of a product with one variant', async () => {
    const html = textOf((await visit(`${ONE_VARIANT}?Size=Family&Title=Default+Title`)).html);
    expect(html).toContain('Palak Paneer');
    expect(html).not.toContain('We do not have that combination');
  });
});

it('promises no delivery of a gift card', async () => {
  const shown = textOf((await visit('/product/gift-card?Denominations=%2450')).html);
  expect(shown).toContain('$50.00');
  expect(shown).not.toContain('Packed within');
  expect(textOf((await visit(PANEER)).html)).toContain('Packed within');
});

it('lists the options of a product for the drawer of its card', async () => {
  const response = await fetch(`${stack.origin}/product/masala-dabba/options?Finish=Brass`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(await response.json()).toMatchObject({title: 'Masala Dabba', variantTitle: 'Brass', price: '$49.99'});
  expect((await fetch(`${stack.origin}/product/no-such-product/options`)).status).toBe(404);
});

it('has an entry for each variant in the feed', async () => {
  const feed = await (await fetch(`${stack.origin}/products.xml`)).text();
  const groups = [...feed.matchAll(/<g:item_group_id>(.*?)</g)].map(([, group]) => group);
  expect(groups).toHaveLength(5 + 2_048 + 4 + 4 + 2 + 5);
  expect(new Set(groups).size).toBe(6);
  expect(feed).toContain(`${PANEER}?Size=Family&amp;Heat=Hot</g:link>`);
});
