import {setTimeout as sleep} from 'node:timers/promises';
import fc from 'fast-check';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FaultInput} from '../../../local/kit/faults/fault-plan';
import {CODE, openCartPage, type Click} from '../../support/cart-page';
import {createCartVisitor} from '../../support/cart-visitor';
import {startLocalShop} from '../../support/local-shop';

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

/** Is in the cart from the start and never changes, because promo codes do not apply to empty carts. */
const ANCHOR = variant(44000000000001);
/** The lines that the bursts change; more are in stock than any burst requests. */
const PACKS = [variant(44000000000003), variant(44000000000004)];

/** Exceeds the time that the circuit breaker stays open. */
const BREAKER_MS = 10_000;
const SEED = 20_251_121;

const pack = fc.constantFrom(...PACKS);
const click: fc.Arbitrary<Click> = fc.oneof(
  {weight: 3, arbitrary: fc.record({kind: fc.constant('add' as const), pack})},
  {weight: 4, arbitrary: fc.record({kind: fc.constant('set' as const), pack, quantity: fc.nat(5)})},
  {weight: 1, arbitrary: fc.record({kind: fc.constant('code' as const), isApplied: fc.boolean()})},
  {weight: 1, arbitrary: fc.record({kind: fc.constant('note' as const), note: fc.stringMatching(/^[a-z]{0,5}$/)})},
);
/** Clicks, each with the pause after it. */
const bursts = fc.array(fc.tuple(click, fc.constantFrom(0, 0, 0, 1, 15)), {minLength: 4, maxLength: 16});

type Burst = readonly (readonly [Click, number])[];

/** Opens the cart page with every pack, and clicks while the local Shopify has these faults. */
async function happen(burst: Burst, faults: readonly FaultInput[]) {
  const shop = await startLocalShop();
  const visitor = createCartVisitor(shop.settings);
  const page = openCartPage(visitor);
  const settled = () => vi.waitUntil(() => page.queue.get().pending.length === 0, {timeout: 30_000, interval: 2});
  for (const each of [ANCHOR, ...PACKS]) page.click({kind: 'add', pack: each});
  await settled();
  for (const fault of faults) await shop.fault(fault);
  for (const [each, restMs] of burst) {
    page.click(each);
    if (restMs > 0) await sleep(restMs);
  }
  await settled();
  return {...page, shop, visitor, settled};
}

/** Expects the page and a new read from Shopify to match the last intent, to the cent. */
async function expectLastIntent({queue, expected, visitor}: Awaited<ReturnType<typeof happen>>) {
  const shown = queue.get().reply.cart;
  const stored = new Map(shown?.lines.map(({variantId, quantity}) => [variantId, quantity]));
  expect(stored).toEqual(new Map([...expected.quantities].filter(([, quantity]) => quantity > 0)));
  expect(shown?.codes.map(({code}) => code)).toEqual(expected.isCodeApplied ? [CODE] : []);
  expect(shown?.note).toBe(expected.note);
  expect(shown).toEqual(await visitor.read());
}

beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(() => void vi.useRealTimers());

it('a burst of clicks ends at the last intent, even if Shopify’s latency varies', async () => {
  await fc.assert(
    fc.asyncProperty(bursts, fc.nat(), async (burst, seed) => {
      const scene = await happen(burst, [{path: '/api/*', mode: 'delay', ms: 0, jitter: 12, seed}]);
      expect(scene.queue.get().reply.problems).toEqual([]);
      await expectLastIntent(scene);
      await scene.shop.close();
    }),
    {numRuns: 40, seed: SEED},
  );
});

it('a burst during intermittent failures of Shopify ends at the intent after one retry of each change', async () => {
  await fc.assert(
    fc.asyncProperty(bursts, fc.nat(), async (burst, seed) => {
      const scene = await happen(burst, [
        {path: '/api/*', mode: 'delay', ms: 0, jitter: 8, seed},
        {path: '/api/*', mode: 'status', status: 500, p: 0.2, seed: seed + 1},
        {path: '/api/*', mode: 'dropAfterExecute', p: 0.15, seed: seed + 2},
      ]);
      const {shop, visitor, queue, expected} = scene;
      await shop.clearFaults();
      vi.setSystemTime(Date.now() + BREAKER_MS);
      queue.refresh(await visitor.read(), queue.get().reply.number);

      const stored = new Map(queue.get().reply.cart?.lines.map(({variantId, quantity}) => [variantId, quantity]));
      expected.quantities.clear();
      expected.quantities.set(ANCHOR, stored.get(ANCHOR) ?? 0);
      for (const each of PACKS)
        scene.click(stored.has(each) ? {kind: 'set', pack: each, quantity: 3} : {kind: 'add', pack: each});
      scene.click({kind: 'note', note: 'at last'});
      scene.click({kind: 'code', isApplied: true});
      await scene.settled();
      await expectLastIntent(scene);
      await shop.close();
    }),
    {numRuns: 15, seed: SEED},
  );
});
