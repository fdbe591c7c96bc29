import {expect, it} from 'vitest';
import {EMPTY_SEED} from '../../local/seed/empty-seed';
import {SEED} from '../../local/seed/seed';
import {ADMIN_SCOPES, SETUP_SCOPES} from '../../local/shop/admin/admin-scopes';
import {STORE_PROFILES} from '../../local/shop/store-profile';
import {startCuttingProxy} from '../support/cutting-proxy';
import {manyProducts} from '../support/many-products';
import {CLAIM_TIMES, readStore, runSetup, startEmptyShop} from '../support/store-setup';

const CUTS = 10;
/** Ten cuts at half of this, on the average, are most of a setup. */
const MAX_MUTATIONS = 50;
const PRODUCTS = 3_000;
const MAX_PLAN_MS = 60_000;

/** Pseudorandom numbers from 0 to 1, the same in every run of the test. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

it('ends in the same store after being cut off at ten points', async () => {
  const shop = await startEmptyShop();
  await runSetup(shop.settings, '--apply');
  const whole = await readStore(shop);
  await shop.reset();
  const proxy = await startCuttingProxy(shop.origin);
  const settings = {...shop.settings, PUBLIC_STORE_DOMAIN: proxy.origin};
  const random = randomNumbers(43);
  const points: string[] = [];
  let cuts = 0;
  while (points.length < CUTS) {
    const mutation = 2 + Math.floor(random.next().value * MAX_MUTATIONS);
    const isExecuted = random.next().value < 0.5;
    points.push(`${mutation}${isExecuted ? ' (executed)' : ''}`);
    proxy.cutAt(mutation, isExecuted);
    const {code, text} = await runSetup(settings, '--apply', {claimTimes: CLAIM_TIMES});
    if (proxy.isCut()) cuts += 1;
    expect({code, text}, points.join()).toMatchObject({code: proxy.isCut() ? 2 : 0});
    proxy.repair();
  }
  const last = await runSetup(settings, '--apply', {claimTimes: CLAIM_TIMES});
  await proxy.close();
  expect(cuts).toBeGreaterThan(CUTS / 2);
  expect({...last}, points.join()).toMatchObject({code: 0, text: expect.not.stringMatching(/^ +[=!]/m)});
  expect(await readStore(shop), points.join()).toEqual(whole);
  expect((await runSetup(shop.settings, '')).text).toContain('Nothing to do.');
  expect(await runSetup(shop.settings, '--undo --apply')).toMatchObject({code: 0});
  expect(await readStore(shop)).toMatchObject({products: {nodes: []}, files: {nodes: []}, pages: {nodes: []}});
  await shop.close();
});

it('plans for a store with 3,000 products within a minute, and touches none of them', async () => {
  const others = manyProducts(PRODUCTS + SEED.products.length).products.slice(SEED.products.length);
  const shop = await startEmptyShop({
    profile: 'friendly',
    adminScopes: [...ADMIN_SCOPES, ...SETUP_SCOPES],
    adminPlan: STORE_PROFILES.friendly.adminPlan,
    seed: {...EMPTY_SEED, products: others},
  });
  const startMs = performance.now();
  const {code, text} = await runSetup(shop.settings, '');
  const planMs = performance.now() - startMs;
  expect(code, text).toBe(0);
  expect(planMs).toBeLessThan(MAX_PLAN_MS);
  const changes = (await shop.log()).operations.filter(({operation}) => /Set|Create|Update|Delete/.test(operation));
  expect(changes).toEqual([]);
  expect(await runSetup(shop.settings, '--apply')).toMatchObject({code: 0});
  const products = new Set(shop.shop.state.seed.products);
  expect(others.filter((product) => !products.has(product))).toEqual([]);
  await shop.close();
});
