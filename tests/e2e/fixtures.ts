import {AxeBuilder} from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import axe, {type Result, type RunOptions} from 'axe-core';
import type {Seed} from '../../local/seed/types';
import {startStackWithAssetOrigin, type StackWithAssetOrigin} from '../support/asset-origin';
import {SEED_WITHOUT_ORDERS} from '../support/local-shop';
import type {StoreProfile, StoreProfileName} from '../../local/shop/store-profile';
import {startStack, startStackWithBackend, type Stack, type StackWithBackend} from '../support/stack';
import {waitForHydrationAfterLoads} from './support/hydration';

type Tolerated = RegExp[];

interface TestFixtures {
  /** Expected console errors; any other console error fails the test. */
  tolerated: Tolerated;
  /** Makes the pages of the context wait for hydration; off for journeys that keep its scripts from loading. */
  hydrates: boolean;
  hydratedPage: void;
  watchedPage: void;
  /** Lets the offer for an email address open, which covers an idle home page after some seconds. */
  hasPopup: boolean;
  withoutPopup: void;
  /** Opens pages as a first visitor sees them: with the question whether visits may be measured. Others have declined. */
  isUndecided: boolean;
  declined: void;
}

interface WorkerFixtures {
  /** The catalog of the local Shopify; a file overrides it by `test.use({seed})`. The profile `market` adds its products to it. */
  seed: Seed;
  /** The store profile; a file or group overrides it by `test.use({profile})`, such as `market` for products with options. */
  profile: StoreProfileName;
  /** The points of the Admin API, which the clock of tests never refills; the profile's if undefined. */
  adminPlan: StoreProfile['adminPlan'] | undefined;
  /** Lets the local Shopify run by the real clock, for what depends on how long ago an order was placed. */
  hasRealClock: boolean;
  stack: Stack;
}

type StoreFixtures = Pick<WorkerFixtures, 'seed' | 'profile' | 'adminPlan' | 'hasRealClock'>;

const stackOf = <Kind extends Stack>(start: (store: StoreFixtures) => Promise<Kind>) =>
  [
    async ({seed, profile, adminPlan, hasRealClock}: StoreFixtures, use: (stack: Kind) => Promise<void>) => {
      const stack = await start({seed, profile, adminPlan, hasRealClock});
      watchFaults(stack);
      await use(stack);
      await stack.close();
    },
    // Starting a stack must not count as time of the first test.
    {scope: 'worker', timeout: 120_000},
  ] as const;

/** Open pages of the admin ask every few seconds whether they may stay; a storefront that restarts does not answer. */
const ACCESS_CHECK = /^Failed to load resource: .*\/admin\/access\)$/;

/** Playwright with a local Shopify and a storefront per worker, reset before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: [SEED_WITHOUT_ORDERS, {scope: 'worker', option: true}],
  profile: ['friendly', {scope: 'worker', option: true}],
  adminPlan: [undefined, {scope: 'worker', option: true}],
  hasRealClock: [false, {scope: 'worker', option: true}],
  stack: [...stackOf((store) => startStack(store))],
  baseURL: async ({stack}, use) => use(stack.origin),
  tolerated: async ({stack}, use) => {
    await ('reset' in stack ? (stack as StackWithBackend).reset() : stack.shop.reset());
    await use([]);
    // Failures open the circuit breaker for some seconds, so the next test gets a new storefront.
    if (shaken.delete(stack)) await stack.restartStorefront();
  },
  hasPopup: [false, {option: true}],
  withoutPopup: [
    async ({context, hasPopup}, use) => {
      if (!hasPopup)
        await context.addInitScript(() => {
          try {
            localStorage.setItem('email-popup', 'shown');
          } catch {
            // Frames of videos have no storage.
          }
        });
      await use();
    },
    {auto: true},
  ],
  isUndecided: [false, {option: true}],
  declined: [
    async ({context, isUndecided}, use) => {
      if (!isUndecided)
        await context.addInitScript(() => {
          try {
            const declined = {choice: 'declined', atMs: Date.now(), version: 1};
            localStorage.setItem('analytics-consent', JSON.stringify(declined));
          } catch {
            // Frames of videos have no storage.
          }
        });
      await use();
    },
    {auto: true},
  ],
  hydrates: [true, {option: true}],
  hydratedPage: [
    async ({context, page, hydrates}, use) => {
      if (hydrates) {
        waitForHydrationAfterLoads(page);
        context.on('page', waitForHydrationAfterLoads);
      }
      await use();
    },
    {auto: true},
  ],
  watchedPage: [
    async ({page, stack, tolerated}, use) => {
      const complaints = watch(page, originsOf(stack));
      await use();
      const allowed = [...tolerated, ACCESS_CHECK];
      const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    {auto: true},
  ],
});

interface AccountFixtures {
  /** Enables Google's prompt, which may cover parts of an idle page. */
  hasPrompt: boolean;
  quietPage: void;
}

/** Extends the test with a backend, which enables signing in. */
export const testWithAccounts = test.extend<AccountFixtures, {stack: StackWithBackend}>({
  stack: [
    ...stackOf(({hasRealClock, ...store}) =>
      startStackWithBackend({}, {...store, ...(hasRealClock && {clock: () => new Date()})}),
    ),
  ],
  hasPrompt: [false, {option: true}],
  quietPage: [
    async ({context, hasPrompt}, use) => {
      if (!hasPrompt) await context.addInitScript(() => localStorage.setItem('one-tap-dismissed', 'yes'));
      await use();
    },
    {auto: true},
  ],
});

/** Extends the test with scripts, styles and fonts from another origin. */
export const testWithAssetOrigin = test.extend<object, {stack: StackWithAssetOrigin}>({
  stack: [...stackOf(() => startStackWithAssetOrigin())],
});

export {expect};

/** Stacks with an injected failure since the last test. */
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

/** Remix logs responses that it aborted because of a new navigation. */
const GONE_ON = /^AbortError: signal is aborted without reason/;

/** Collects console errors, uncaught exceptions and requests to other origins. */
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Loads axe once per document and returns what it finds; frames are checked by its own builder, which loads it into each. */
async function findViolations(page: Page, rules?: readonly string[]): Promise<Result[]> {
  const options: RunOptions = {resultTypes: ['violations'], ...(rules && {runOnly: [...rules]})};
  if (page.frames().length > 1) {
    const {violations} = await new AxeBuilder({page}).options(options).analyze();
    return violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const {violations} = await window.axe.run(chosen);
    return violations;
  }, options);
}

/**
 * Fails on any accessibility violation that axe finds in the page. Contrast is checked again, because a color
 * may be about to change before its transition starts.
 * @param rules the rules of axe to check; all by default
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const faults = async (checked = rules) => {
    await atRest(page);
    const violations = await findViolations(page, checked);
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
  };
  const found = await faults();
  const lasting = found.filter((fault) => !fault.startsWith('color-contrast:'));
  expect.soft(lasting, `accessibility of ${page.url()}`).toEqual([]);
  if (found.length > lasting.length) await expect.poll(() => faults(['color-contrast'])).toEqual([]);
}

/** Waits for transitions to end, up to a limit, because colors in between are not meaningful. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({effect, playState}: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const passing = document.getAnimations().filter(isPassing);
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([patience, Promise.allSettled(passing.map(({finished}) => finished))]);
  });
