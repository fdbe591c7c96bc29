import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {WebSocket} from 'ws';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {placeOrder} from '../../support/place-order';
import {countOf} from '../../support/send-webhook';
import {backendSettings, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {webhooksOf} from '../../support/webhooks';

/** The scheduled handler of the deployed bundle, as the host calls it. */
interface Worker {
  fetch(request: Request, env: Readonly<Record<string, string>>, execution: object): Promise<Response>;
  scheduled(timer: object, env: Readonly<Record<string, string>>, execution: object): Promise<void>;
}

const SECRET = 'known to the host and its timers alone';
let stack: StackWithBackend;
let worker: Worker;
const execution = {waitUntil: () => undefined, passThroughOnException: () => undefined};
const settings = () => ({
  PUBLIC_ORIGIN: stack.origin,
  ...stack.shop.settings,
  ...backendSettings(stack.backend),
  RECONCILE_SECRET: SECRET,
});
const reconciliation = () =>
  new Request(`${stack.origin}/webhooks/reconcile`, {method: 'POST', headers: {Authorization: `Bearer ${SECRET}`}});

// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => {
  stack = await startStackWithBackend({}, {clock: () => new Date()});
  const bundle: {default: Worker} = await import(pathToFileURL(path.resolve('dist/server/index.js')).href);
  worker = bundle.default;
});
beforeEach(async () => {
  // Defines a global of the worker runtime that Node lacks.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('caches', {open: async () => ({match: async () => undefined, put: async () => undefined})});
  await stack.reset();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await stack.close();
});

it('a cron run recovers orders whose webhooks were lost', async () => {
  await webhooksOf(stack.shop).setBehavior({drop: 1});
  placeOrder(stack.shop);
  await worker.scheduled({}, settings(), execution);
  expect(await countOf(stack, 'public.orders')).toBe(1);
});

it('a cron run is skipped without a backend or without a reconciliation secret', async () => {
  const [guests, withoutSecret] = [{...settings()}, {...settings()}] as Record<string, string>[];
  for (const key of Object.keys(backendSettings(stack.backend))) delete guests?.[key];
  delete withoutSecret?.RECONCILE_SECRET;
  for (const env of [guests, withoutSecret]) await worker.scheduled({}, env ?? {}, execution);
  expect((await stack.shop.log()).requests).toEqual([]);
  const response = await worker.fetch(reconciliation(), guests ?? {}, execution);
  expect({status: response.status, body: await response.json()}).toEqual({
    status: 200,
    body: expect.objectContaining({read: 0, isDone: true}),
  });
});

it('a cron run logs the names of missing settings', async () => {
  await expect(worker.scheduled({}, {RECONCILE_SECRET: 'x'.repeat(32)}, execution)).rejects.toThrow(
    'PUBLIC_ORIGIN: is missing',
  );
});

it('a failed cron run rejects, so that the host reports it', async () => {
  await stack.shop.fault({path: '/admin/*', mode: 'status'});
  await expect(worker.scheduled({}, settings(), execution)).rejects.toThrow('503');
});
