import {beforeEach, expect, it, vi} from 'vitest';
import {isOffline, ORIGIN, page, startWorker} from './recipe-worker-fixture';

const HOUR_MS = 3_600_000;

let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: Date.UTC(2026, 0, 1)});
  worker = startWorker();
  worker.network.mockImplementation(async (address) => page(typeof address === 'string' ? address : address.url));
  return () => vi.useRealTimers();
});

it('saves a recipe, its cook mode and their files without credentials', async () => {
  await worker.save('dal', {
    pictures: ['https://shop.example/cdn/dal.png?width=400', 'https://evil.example/cdn/x.png'],
  });
  expect([...worker.cache.entries.keys()].sort()).toEqual(
    [
      '/assets/app-1.js',
      '/cdn/dal.png?width=400',
      '/recipes/dal',
      '/recipes/dal/cook',
      '/recipes/saved',
      '/recipes/saved.json',
    ].map((path) => ORIGIN + path),
  );
  expect(worker.network.mock.calls.length).toBeGreaterThan(3);
  for (const [, init] of worker.network.mock.calls) expect(init).toMatchObject({credentials: 'omit'});
});

it('saves files of the page once, however often its HTML names them', async () => {
  const icons = '/icons.svg?v=1 '.repeat(200);
  worker.network.mockImplementation(async () => page(`${icons}"/assets/recipes._recipeId_.cook-Bs_4-re.js"`));
  await worker.save('dal', {files: [`${ORIGIN}/assets/lazy-1.js`, 'https://evil.example/assets/x.js']});
  const saved = [...worker.cache.entries.keys()].filter((url) => /assets|icons/.test(url)).sort();
  expect(saved).toEqual(
    ['/assets/app-1.js', '/assets/lazy-1.js', '/assets/recipes._recipeId_.cook-Bs_4-re.js', '/icons.svg?v=1'].map(
      (path) => ORIGIN + path,
    ),
  );
});

it('saves the files of a build at the CDN', async () => {
  const file = 'https://cdn.shopify.com/oxygen-v2/1/2/3/assets/app-2.js';
  worker.network.mockImplementation(async () => page(`<script src="${file}"></script>`));
  await worker.save('dal');
  expect(worker.cache.entries.has(file)).toBe(true);
});

it.each(['/cart', '/recipes/saved', '/recipes/dal/cook', '/recipes/../orders', 'https://evil.example/recipes/dal'])(
  'saves nothing for the address %s',
  async (path) => {
    await worker.save('dal', {path});
    expect(worker.network).not.toHaveBeenCalled();
  },
);

it('saves a recipe again after a day or a deployment, and not before', async () => {
  await worker.save('dal');
  worker.network.mockClear();
  await worker.save('dal');
  expect(worker.network).not.toHaveBeenCalled();
  await worker.save('dal', {build: '2'});
  expect(worker.network).toHaveBeenCalled();
  worker.network.mockClear();
  vi.setSystemTime(Date.now() + 25 * HOUR_MS);
  await worker.save('dal', {build: '2'});
  expect(worker.network).toHaveBeenCalled();
});

it('keeps the twelve recipes that were visited last, and no file of the others', async () => {
  for (let number = 1; number <= 12; number += 1) await worker.save(`dish-${number}`);
  await worker.save('dish-1');
  await worker.save('dish-13');
  const saved = await worker.savedPaths();
  expect(saved).toHaveLength(12);
  expect(saved).toContain('/recipes/dish-1');
  expect(saved).not.toContain('/recipes/dish-2');
  expect(worker.cache.entries.has(`${ORIGIN}/recipes/dish-2`)).toBe(false);
  expect(worker.cache.entries.has(`${ORIGIN}/recipes/dish-2/cook`)).toBe(false);
  expect(worker.cache.entries.has(`${ORIGIN}/assets/app-1.js`)).toBe(true);
});

it('keeps no more bytes than its limit', async () => {
  worker.network.mockImplementation(async () => page('x'.repeat(3_000_000)));
  for (let number = 1; number <= 5; number += 1) await worker.save(`dish-${number}`);
  expect(await worker.savedPaths()).toEqual(['/recipes/dish-4', '/recipes/dish-5']);
});

it('saves nothing if a part of the recipe does not load', async () => {
  worker.network.mockImplementation(async (address) =>
    address === '/assets/app-1.js' ? new Response(null, {status: 404}) : page(''),
  );
  await worker.save('dal');
  expect(await worker.savedPaths()).toBeUndefined();
});

it('saves nothing while cook mode has an error, rather than a recipe without it', async () => {
  worker.network.mockImplementation(async (address) =>
    address === '/recipes/dal/cook' ? new Response(null, {status: 503}) : page(''),
  );
  await worker.save('dal');
  expect(await worker.savedPaths()).toBeUndefined();
});

it('saves a bundle, whose cook mode leads to its recipe', async () => {
  worker.network.mockImplementation(async (address) =>
    Object.defineProperty(page(''), 'redirected', {value: address === '/recipes/trio/cook'}),
  );
  await worker.save('trio');
  expect(await worker.savedPaths()).toEqual(['/recipes/trio']);
  expect(worker.cache.entries.has(`${ORIGIN}/recipes/trio/cook`)).toBe(false);
});

it('keeps the former copy of a recipe if a file of the new one does not load', async () => {
  worker.network.mockImplementation(async () => page('former'));
  await worker.save('dal');
  worker.network.mockImplementation(async (address) =>
    address === '/assets/app-2.js' ? isOffline() : page('new "/assets/app-2.js"'),
  );
  await worker.save('dal', {build: '2'});
  worker.network.mockImplementation(isOffline);
  expect(await (await worker.open('/recipes/dal'))?.text()).toContain('former');
  expect((await worker.open('/assets/app-1.js', 'no-cors', 'script'))?.ok).toBe(true);
});

it('responds with the saved page if the network takes longer than four seconds', async () => {
  await worker.save('dal');
  worker.network.mockReturnValue(new Promise(() => undefined));
  const response = worker.open('/recipes/dal');
  const settled = vi.fn<() => void>();
  void response.then(settled);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await response)?.text()).toContain('data-saved');
});

it('waits for the network if a slow page is not saved', async () => {
  worker.network.mockReturnValue(new Promise((resolve) => void setTimeout(() => resolve(page('late')), 9_000)));
  const response = worker.open('/recipes/dal');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await response)?.text()).toContain('late');
});

it.each([
  ['a deployment has deleted them', async () => new Response(null, {status: 404})],
  ['the connection is too bad for any response', () => new Promise<Response>(() => undefined)],
])('responds with the saved files of a page when %s', async (_case, respond) => {
  await worker.save('dal');
  worker.network.mockImplementation(respond);
  expect((await worker.open('/assets/app-1.js', 'no-cors', 'script'))?.ok).toBe(true);
});

it('prefers the network, and responds with the saved page if it fails or has an error', async () => {
  await worker.save('dal');
  worker.network.mockImplementation(async () => page('fresh'));
  expect(await (await worker.open('/recipes/dal?servings=4'))?.text()).toContain('fresh');
  worker.network.mockImplementation(async () => new Response('down', {status: 503}));
  expect(await (await worker.open('/recipes/dal?servings=4'))?.text()).toContain('<html data-saved="2026');
  worker.network.mockImplementation(isOffline);
  expect(await (await worker.open('/recipes/dal/cook'))?.text()).toContain('/recipes/dal/cook');
});

it('leads to the saved recipes from one that is not saved', async () => {
  await worker.save('dal');
  worker.network.mockImplementation(isOffline);
  const response = await worker.open('/recipes/biryani');
  expect(response?.headers.get('Location')).toBe(`${ORIGIN}/recipes/saved?wanted=%2Frecipes%2Fbiryani`);
});

it('leaves the place of a picture empty that is not saved, and fails other files', async () => {
  await worker.save('dal');
  worker.network.mockImplementation(isOffline);
  const picture = await worker.open('/cdn/rice.png', 'no-cors', 'image');
  expect(picture?.headers.get('Content-Type')).toBe('image/svg+xml');
  expect((await worker.open('/assets/new.js', 'no-cors', 'script'))?.type).toBe('error');
});

it('responds with a saved picture in any size', async () => {
  await worker.save('dal', {pictures: [`${ORIGIN}/cdn/dal.png?width=400`]});
  worker.network.mockImplementation(isOffline);
  expect((await worker.open('/cdn/dal.png?width=800', 'no-cors', 'image'))?.ok).toBe(true);
});

it.each([
  ['a form', '/recipes/dal', 'navigate', 'document', 'POST'],
  ['another page', '/cart', 'navigate', 'document', 'GET'],
  ['data', '/recipes/dal.data', 'cors', '', 'GET'],
  ['another site', 'https://evil.example/a.js', 'no-cors', 'script', 'GET'],
])('leaves %s to the browser', async (_kind, path, mode, destination, method) => {
  expect(await worker.open(path, mode, destination, method)).toBeNull();
});

it('deletes what former versions have saved, and nothing else', async () => {
  await worker.dispatch('activate', {});
  expect(worker.deleted).toEqual(['recipes-0']);
});
