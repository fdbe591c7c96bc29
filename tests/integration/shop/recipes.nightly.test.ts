import {afterAll, beforeAll, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

let stack: Stack;
let visitor: Visitor;
beforeAll(async () => {
  stack = await startStack();
  visitor = createVisitor(stack.origin);
});
afterAll(() => stack.close());

const DISHES = {
  'chicken-tikka-masala': 'the sauce is creamy',
  'palak-paneer': 'the spinach is thick and glossy',
  'spicy-pepper-chicken': 'finish with a squeeze of lime',
  'southern-spiced-biryani': 'Spread the cooked rice on top',
  'desi-chicken-curry': 'scatter with cilantro',
  'desi-goat-curry': 'Add the cooked goat',
};

it('lists the recipes of all single packs', async () => {
  const html = await (await visitor.get('/recipes')).text();
  for (const handle of Object.keys(DISHES)) expect(html).toContain(`href="/recipes/${handle}"`);
  expect(html).not.toContain('href="/recipes/desi-comfort-trio"');
  expect(html.match(/15-20 min/g)).toHaveLength(6);
});

it.each(Object.entries(DISHES))('shows the own steps of %s', async (handle, step) => {
  const html = await (await visitor.get(`/recipes/${handle}`)).text();
  expect(html).toContain(step);
  expect(html).toContain('½ cup (125 mL) hot water');
});

it('scales ingredients and steps to the servings in the address', async () => {
  const html = await (await visitor.get('/recipes/palak-paneer?servings=6')).text();
  expect(html).toContain('<b class="font-semibold">1½ lb (675 g) </b><span>paneer');
  expect(html).toContain('stir all 3 packs into 1½ cups (375 mL) hot water');
  expect(textOf(html)).toContain('saute 8–10 minutes');
  expect(html).toContain('This takes 3 packs.');
});

it.each(['', '?servings=2', '?servings=5', '?servings=%00', '?servings[]=4'])(
  'shows the servings of one pack for the query %s',
  async (query) => {
    const html = await (await visitor.get(`/recipes/palak-paneer${query}`)).text();
    expect(html).toContain('<b class="font-semibold">½ lb (225 g) </b><span>paneer');
    expect(html).not.toContain('This takes');
  },
);

it.each([
  ['/recipes/2', '/recipes/palak-paneer'],
  ['/recipes/Palak-Paneer', '/recipes/palak-paneer'],
  ['/recipes/b2?from=mail', '/recipes/desi-comfort-trio?from=mail'],
  ['/recipes/country-classics-bundle', '/recipes/desi-comfort-trio'],
  ['/pages/recipes', '/recipes'],
])('redirects %s to %s', async (from, to) => {
  const response = await visitor.get(from);
  expect({status: response.status, to: response.headers.get('Location')}).toEqual({status: 301, to});
});

it('has a cook mode for each recipe, which search engines do not list', async () => {
  const html = await (await visitor.get('/recipes/palak-paneer/cook?servings=4')).text();
  expect(html).toContain('For 4 servings');
  expect(html).toContain('id="step-5"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/rel="canonical" href="[^"]+\/recipes\/palak-paneer"/);
});

it.each([
  ['/recipes/2/cook?servings=4', 301, '/recipes/palak-paneer/cook?servings=4'],
  ['/recipes/desi-comfort-trio/cook', 302, '/recipes/desi-comfort-trio'],
  ['/recipes/no-such-dish/cook', 404, null],
])('answers cook mode at %s with %s', async (path, status, to) => {
  const response = await visitor.get(path);
  expect({status: response.status, to: response.headers.get('Location')}).toEqual({status, to});
});

it('serves the service worker of recipes from their folder, which browsers always revalidate', async () => {
  const response = await visitor.get('/recipes/offline.js');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  // Without this header, browsers limit the worker to its own folder.
  expect(response.headers.get('Service-Worker-Allowed')).toBeNull();
  const page = await visitor.get('/recipes/palak-paneer');
  expect(page.headers.get('Content-Security-Policy')).toContain("; worker-src 'self';");
});

it('lists the saved recipes on a page that search engines do not list', async () => {
  const html = await (await visitor.get('/recipes/saved?wanted=//evil.example')).text();
  expect(html).toContain('<title>Saved Recipes - ');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it('shows the recipes of the packs of a bundle', async () => {
  const html = await (await visitor.get('/recipes/desi-comfort-trio')).text();
  const [, section = ''] = /Recipes in this bundle([\s\S]*?)<\/section>/.exec(html) ?? [];
  expect(section.match(/15-20 min/g)).toHaveLength(3);
});

it.each(['/recipes/no-such-dish', '/recipes/%00', `/recipes/${'a'.repeat(300)}`])(
  'answers 404 for %s',
  async (path) => {
    const response = await visitor.get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Recipe Not Found');
    expect(html).toContain('Back to Recipes');
  },
);
