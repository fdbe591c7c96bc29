import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, startStackWithBackend, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(async () => {
  await stack.restartStorefront();
  await stack.shop.reset();
});
afterAll(() => stack.close());

const health = () => fetch(`${stack.origin}/health`);
const probes = async () =>
  (await stack.shop.log()).operations
    .filter(({operation}) => operation === 'HealthProbe')
    .reduce((sum, {count}) => sum + count, 0);

describe('the health endpoint', () => {
  it('returns three states, and reports a missing database as not connected', async () => {
    const response = await health();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({overall: 'ok', supabase: 'not-configured', shopifyStorefront: 'connected'});
  });

  it('makes one Shopify call for many requests', async () => {
    for (let burst = 0; burst < 3; burst += 1) await Promise.all(Array.from({length: 50}, health));
    expect(await probes()).toBe(1);
  });

  it.each([{mode: 'status'}, {mode: 'reset'}, {mode: 'hang'}, {mode: 'html'}] as const)(
    'reports degraded without more calls if Shopify responds with %j',
    async (fault) => {
      await stack.shop.fault({path: '/api/*', ...fault});
      for (const response of await Promise.all(Array.from({length: 20}, health))) {
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({
          overall: 'degraded',
          supabase: 'not-configured',
          shopifyStorefront: 'disconnected',
        });
      }
      expect(await probes()).toBe(1);
    },
  );
});

it('the health endpoint pings the database, too', async () => {
  const whole = await startStackWithBackend();
  const read = async () => (await fetch(`${whole.origin}/health`)).json();
  expect(await read()).toEqual({overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'});
  await whole.restartStorefront();
  await whole.backend.fault({path: '/rest/*', mode: 'status', status: 503});
  expect(await read()).toEqual({overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'connected'});
  await whole.close();
});
