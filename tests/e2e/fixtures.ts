import {AxeBuilder} from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import {SEED} from '../../local/seed/seed';
import type {Seed} from '../../local/seed/types';
import type {LocalShop} from '../support/local-shop';
import {startStack, type Stack} from '../support/stack';

/** What the browser may have complained about in a test that provokes it. */
type Tolerated = RegExp[];

interface TestFixtures {
  /** Console errors that a test provokes on purpose; everything else fails it. */
  tolerated: Tolerated;
  watchedPage: void;
}

interface WorkerFixtures {
  /** What the shop sells; a file that wants another says `test.use({seed})` at its top. */
  seed: Seed;
  stack: Stack;
}

/** Playwright with a shop and a storefront of each worker's own, fresh before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: [SEED, {scope: 'worker', option: true}],
  stack: [
    async ({seed}, use) => {
      const stack = await startStack({seed});
      watchFaults(stack.shop);
      await use(stack);
      await stack.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({stack}, use) => use(stack.origin),
  tolerated: async ({stack}, use) => {
    await stack.shop.reset();
    await use([]);
    // After failures a storefront asks less for some seconds: the next test is to meet one that knows of none.
    if (shaken.delete(stack.shop)) await stack.restartStorefront();
  },
  watchedPage: [
    async ({page, stack, tolerated}, use) => {
      const complaints = watch(page, [stack.origin, stack.shop.origin]);
      await use();
      const unexpected = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Shops that have failed on purpose since the last test. */
const shaken = new WeakSet<LocalShop>();

function watchFaults(shop: LocalShop): void {
  const {fault} = shop;
  shop.fault = (plan) => {
    shaken.add(shop);
    return fault(plan);
  };
}

/** Remix logs an answer that it stopped reading because the shopper had already gone on. */
const GONE_ON = /^AbortError: signal is aborted without reason/;

/** Collects console errors, uncaught exceptions and calls to anywhere but our own two addresses. */
function watch(page: Page, origins: readonly string[]): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || GONE_ON.test(message.text())) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !origins.includes(url.origin))
      complaints.push(`left this machine: ${url.href}`);
  });
  return complaints;
}

/** Fails on any accessibility fault that axe finds in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  const readable = violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
  expect(readable).toEqual([]);
}
