import {AxeBuilder} from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import type {Seed} from '../../local/seed/types';
import {startStackWithAssetOrigin, type StackWithAssetOrigin} from '../support/asset-origin';
import {SEED_WITHOUT_ORDERS} from '../support/local-shop';
import type {StoreProfileName} from '../../local/shop/store-profile';
import {startStack, startStackWithBackend, type Stack, type StackWithBackend} from '../support/stack';

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
  /** Which store it is; a file or a group of tests that wants another says `test.use({profile})`. */
  profile: StoreProfileName;
  stack: Stack;
}

type StoreFixtures = Pick<WorkerFixtures, 'seed' | 'profile'>;

const stackOf = <Kind extends Stack>(start: (store: StoreFixtures) => Promise<Kind>) =>
  [
    async ({seed, profile}: StoreFixtures, use: (stack: Kind) => Promise<void>) => {
      const stack = await start({seed, profile});
      watchFaults(stack);
      await use(stack);
      await stack.close();
    },
    {scope: 'worker'},
  ] as const;

/** Playwright with a shop and a storefront of each worker's own, fresh before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: [SEED_WITHOUT_ORDERS, {scope: 'worker', option: true}],
  profile: ['friendly', {scope: 'worker', option: true}],
  stack: [...stackOf((store) => startStack(store))],
  baseURL: async ({stack}, use) => use(stack.origin),
  tolerated: async ({stack}, use) => {
    await ('reset' in stack ? (stack as StackWithBackend).reset() : stack.shop.reset());
    await use([]);
    // After failures a storefront asks less for some seconds: the next test is to meet one that knows of none.
    if (shaken.delete(stack)) await stack.restartStorefront();
  },
  watchedPage: [
    async ({page, stack, tolerated}, use) => {
      const complaints = watch(page, originsOf(stack));
      await use();
      const unexpected = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    {auto: true},
  ],
});

interface AccountFixtures {
  /** Whether Google may offer to sign guests in: its prompt comes when a page is at rest, over whatever stands there. */
  hasPrompt: boolean;
  quietPage: void;
}

/** A journey through an account asks two services more than others, and some of them in two browsers. */
const PATIENCE_MS = 90_000;

/** The same with a backend, so that people can sign in. */
export const testWithAccounts = test.extend<AccountFixtures, {stack: StackWithBackend}>({
  stack: [...stackOf(({profile}) => startStackWithBackend({}, {profile}))],
  hasPrompt: [false, {option: true}],
  quietPage: [
    async ({context, hasPrompt}, use, info) => {
      info.setTimeout(PATIENCE_MS);
      if (!hasPrompt) await context.addInitScript(() => localStorage.setItem('one-tap-dismissed', 'yes'));
      await use();
    },
    {auto: true},
  ],
});

/** The same with scripts, styles and fonts from another site. */
export const testWithAssetOrigin = test.extend<object, {stack: StackWithAssetOrigin}>({
  stack: [...stackOf(() => startStackWithAssetOrigin())],
});

export {expect};

/** Stacks of which a part has failed on purpose since the last test. */
const shaken = new WeakSet<Stack>();

function watchFaults(stack: Stack): void {
  for (const part of partsOf(stack)) {
    const {fault} = part;
    part.fault = (plan) => {
      shaken.add(stack);
      return fault(plan);
    };
  }
}

const partsOf = ({shop, ...rest}: Stack) => [
  shop,
  ...('backend' in rest ? [(rest as Pick<StackWithBackend, 'backend'>).backend] : []),
];

const originsOf = (stack: Stack) => [
  stack.origin,
  stack.shop.shop.config.checkoutOrigin,
  stack.shop.shop.config.accountsOrigin,
  ...partsOf(stack).map(({origin}) => origin),
  ...('assetOrigin' in stack ? [(stack as StackWithAssetOrigin).assetOrigin] : []),
];

/** Remix logs an answer that it stopped reading because the shopper had already gone on. */
const GONE_ON = /^AbortError: signal is aborted without reason/;

/** Collects console errors, uncaught exceptions and calls to anywhere but our own addresses. */
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

/**
 * Fails on any accessibility fault that axe finds in the page as it stands. A want of contrast is looked at again: a colour
 * may be on its way to another though nothing moves yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = async () => {
    await atRest(page);
    const {violations} = await new AxeBuilder({page}).analyze();
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
  };
  const found = await faults();
  expect(found.filter((fault) => !fault.startsWith('color-contrast:'))).toEqual([]);
  if (found.length > 0) await expect.poll(faults).toEqual([]);
}

/** Waits for what is fading or moving, but not for ever: colours in between are nobody's choice. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({effect, playState}: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const passing = document.getAnimations().filter(isPassing);
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([patience, Promise.allSettled(passing.map(({finished}) => finished))]);
  });
