import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {WebSocket} from 'ws';
import {placeOrder} from '../support/place-order';
import {countOf} from '../support/send-webhook';
import {backendSettings, startStackWithBackend, type StackWithBackend} from '../support/stack';
import {webhooksOf} from '../support/webhooks';

/** What a host with timers calls, in the very bundle that is deployed. */
interface Worker {
  scheduled(timer: object, env: Readonly<Record<string, string>>, execution: object): Promise<void>;
}

let stack: StackWithBackend;
let worker: Worker;
const execution = {waitUntil: () => undefined, passThroughOnException: () => undefined};
const settings = () => ({
  PUBLIC_ORIGIN: stack.origin,
  ...stack.shop.settings,
  ...backendSettings(stack.backend),
  RECONCILE_SECRET: 'known to the host and its timers alone',
});

beforeAll(async () => {
  stack = await startStackWithBackend({}, {clock: () => new Date()});
  const bundle: {default: Worker} = await import(pathToFileURL(path.resolve('dist/server/index.js')).href);
  worker = bundle.default;
});
beforeEach(async () => {
  // What a worker has and this version of Node has not.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('caches', {open: async () => ({match: async () => undefined, put: async () => undefined})});
  await stack.reset();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await stack.close();
});

it('a timer of the host brings the orders whose webhooks were lost', async () => {
  await webhooksOf(stack.shop).behave({drop: 1});
  placeOrder(stack.shop);
  await worker.scheduled({}, settings(), execution);
  expect(await countOf(stack, 'public.orders')).toBe(1);
});

it('a run that does not work is told to the host', async () => {
  await stack.shop.fault({path: '/admin/*', mode: 'status'});
  await expect(worker.scheduled({}, settings(), execution)).rejects.toThrow('503');
});
