import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

test('a page loads its scripts after its first paint', {tag: '@gate'}, async ({page}) => {
  await page.goto('/products');
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByType('paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(times.scripts.length).toBeGreaterThan(0);
  expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(times.paint ?? Infinity);
});

test.describe('in a browser that never reports a paint', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    }),
  );

  test('a page opened in a background tab loads its scripts at once', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', {get: () => true}));
    await page.goto('/products');
    await waitForHydration(page);
  });

  test('an old browser loads its scripts at once', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {get: () => ['resource']}),
    );
    await page.goto('/products');
    await waitForHydration(page);
  });
});
