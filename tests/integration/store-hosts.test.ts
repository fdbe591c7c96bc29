import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

let stack: StackWithBackend;
/** A store whose checkout is on its primary domain and whose accounts have a host of their own. */
beforeAll(async () => void (stack = await startStackWithBackend({}, {profile: 'strict'})));
afterAll(() => stack.close());

const formSources = async (path: string) => {
  const policy = (await fetch(stack.origin + path)).headers.get('Content-Security-Policy') ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('form-action')) ?? '';
};

it('a page for signing in may lead to the host of the store’s accounts from its first view on', async () => {
  expect(await formSources('/auth')).toContain(` ${stack.shop.shop.config.accountsOrigin}`);
});

it('a page for signing in is served without the discovery documents', async () => {
  await stack.shop.fault({path: '/.well-known/*', mode: 'status', status: 503});
  await stack.restartStorefront();
  expect(await formSources('/auth')).toContain(' https://shopify.com');
  await stack.shop.reset();
});

it('forms may lead to a checkout on the primary domain, and /health names the setting that differs', async () => {
  const {host} = new URL(stack.shop.origin);
  await stack.restartStorefront({PUBLIC_CHECKOUT_DOMAIN: host});
  const {checkoutOrigin} = stack.shop.shop.config;
  expect(await (await fetch(`${stack.origin}/health`)).json()).toMatchObject({
    overall: 'ok',
    mismatch: `PUBLIC_CHECKOUT_DOMAIN: ${host}, but the store's primary domain is ${new URL(checkoutOrigin).host}`,
  });
  expect(await formSources('/cart')).toContain(` ${checkoutOrigin}`);
});
