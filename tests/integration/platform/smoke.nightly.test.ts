import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runSmokeCheck, SMOKE_CHECKS} from '../../../scripts/lib/smoke-checks';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
/** A host that answers every request with an empty page. */
let empty: Server;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeAll(async () => {
  empty = createServer((_request, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => empty.listen(0, resolve));
});
afterAll(() => stack.close());
afterAll(() => void empty.close());

describe.each(SMOKE_CHECKS)('the check of $name', (check) => {
  it('finds no fault in this storefront', async () => {
    expect(await runSmokeCheck(check, stack.origin)).toEqual([]);
  });

  it('fails for a host that serves something else', async () => {
    const {port} = empty.address() as AddressInfo;
    expect(await runSmokeCheck(check, `http://localhost:${port}`)).not.toEqual([]);
  });
});

it('reports a storefront without its shop', async () => {
  await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
  await stack.restartStorefront();
  const [pages] = SMOKE_CHECKS;
  expect(await runSmokeCheck(pages!, stack.origin)).toContain('/products responds with 503 instead of 200');
});
