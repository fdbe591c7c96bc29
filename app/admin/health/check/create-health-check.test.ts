import {describe, expect, it, vi} from 'vitest';
import {createHealthCheck} from './create-health-check';

const responses = () => vi.fn(() => Promise.resolve());
const fails = () => vi.fn(() => Promise.reject(new Error('upstream 10.0.0.7: timeout')));

describe('createHealthCheck', () => {
  it('reports ok when every service responds', async () => {
    expect(await createHealthCheck()({shopifyStorefront: responses(), supabase: responses()})).toEqual({
      overall: 'ok',
      supabase: 'connected',
      shopifyStorefront: 'connected',
    });
  });

  it('reports a database without settings as not configured', async () => {
    expect(await createHealthCheck()({shopifyStorefront: responses()})).toEqual({
      overall: 'ok',
      supabase: 'not-configured',
      shopifyStorefront: 'connected',
    });
  });

  it('reports degraded without details when a service fails', async () => {
    expect(await createHealthCheck()({shopifyStorefront: fails(), supabase: responses()})).toEqual({
      overall: 'degraded',
      supabase: 'connected',
      shopifyStorefront: 'disconnected',
    });
  });
});

describe('the cache of createHealthCheck', () => {
  it('probes once in 5 seconds for 500 callers, in-flight requests included', async () => {
    let nowMs = 0;
    const check = createHealthCheck(() => nowMs);
    const shopify = responses();
    await Promise.all(Array.from({length: 250}, () => check({shopifyStorefront: shopify})));
    nowMs = 4_999;
    await Promise.all(Array.from({length: 250}, () => check({shopifyStorefront: shopify})));
    expect(shopify).toHaveBeenCalledTimes(1);
    nowMs = 5_000;
    await check({shopifyStorefront: shopify});
    expect(shopify).toHaveBeenCalledTimes(2);
  });

  it('probes no more often while a service fails', async () => {
    const check = createHealthCheck(() => 0);
    const shopify = fails();
    for (let call = 0; call < 10; call += 1) await check({shopifyStorefront: shopify});
    expect(shopify).toHaveBeenCalledTimes(1);
  });
});
