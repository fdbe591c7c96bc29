import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
/** A store with its checkout on the primary domain and its accounts on another host. */
beforeAll(async () => void (stack = await startStackWithBackend({}, {profile: 'strict'})));
afterAll(() => stack.close());

const formSources = async (path: string) => {
  const policy = (await fetch(stack.origin + path)).headers.get('Content-Security-Policy') ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('form-action')) ?? '';
};

it('the sign-in page allows forms to the store’s account host on the first request', async () => {
  expect(await formSources('/auth')).toContain(` ${stack.shop.shop.config.accountsOrigin}`);
});

it('the sign-in page is served without the discovery documents', async () => {
  await stack.shop.fault({path: '/.well-known/*', mode: 'status', status: 503});
  await stack.restartStorefront();
  expect(await formSources('/auth')).toContain(' https://shopify.com');
  await stack.shop.reset();
});

it('forms may submit to a checkout on the primary domain, and /health names the differing setting', async () => {
  const {host} = new URL(stack.shop.origin);
  await stack.restartStorefront({PUBLIC_CHECKOUT_DOMAIN: host});
  const {checkoutOrigin} = stack.shop.shop.config;
  expect(await (await fetch(`${stack.origin}/health`)).json()).toMatchObject({
    overall: 'ok',
    mismatch: `PUBLIC_CHECKOUT_DOMAIN: ${host}, but the store's primary domain is ${new URL(checkoutOrigin).host}`,
  });
  expect(await formSources('/cart')).toContain(` ${checkoutOrigin}`);
});
