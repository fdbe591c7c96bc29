import type {Page, WebSocketRoute} from '@playwright/test';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders, type OrderFacts} from '../../support/orders';
import type {StackWithBackend} from '../../support/stack';
import {expect} from '../fixtures';

export async function signIn(page: Page, to = '/', {email}: {email: string} = SEED_PEOPLE.ada) {
  await page.goto('/auth');
  await page.getByLabel('Email', {exact: true}).fill(email);
  await page.getByLabel('Password', {exact: true}).fill(SEED_PASSWORD);
  await page.getByRole('main').getByRole('button', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/profile');
  await page.goto(to);
}

/** Waits until this many pages have a Realtime connection. */
export async function expectListeners({backend}: StackWithBackend, count: number) {
  await expect.poll(() => backend.channelCount(), {timeout: 20_000}).toBe(count);
}

/** Places orders of Ada's outside this browser. */
export const place = ({backend}: StackWithBackend, ...numbers: readonly number[]) =>
  recordOrders(
    backend,
    numbers.map((number) => orderOf(number)),
  );

const orderOf = (number: number): OrderFacts => ({
  number,
  of: SEED_PEOPLE.ada,
  placedAt: new Date(Math.floor(Date.now() / 1000) * 1000).toISOString(),
});

/** Changes the order at Shopify. */
export const change = ({backend}: StackWithBackend, number: number, more: Readonly<Record<string, unknown>>) =>
  recordOrders(backend, [{...orderOf(number), updated_at: new Date(Date.now() + 2_000).toISOString(), ...more}]);

/** Intercepts a page's Realtime connection, and returns functions that interrupt and restore it. */
export async function interceptRealtime(page: Page) {
  const routes: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\//, (route) => {
    if (isCut) return void route.close();
    route.connectToServer();
    routes.push(route);
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all(routes.splice(0).map((route) => route.close()));
    },
    restore() {
      isCut = false;
    },
  };
}
