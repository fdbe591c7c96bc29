import {describe, expect, it, vi} from 'vitest';
import {createHealthCheck} from './create-health-check';

const answers = () => vi.fn(() => Promise.resolve());
const fails = () => vi.fn(() => Promise.reject(new Error('upstream 10.0.0.7: timeout')));

describe('the health of the shop', () => {
  it('is ok when every service answers', async () => {
    expect(await createHealthCheck()({shopifyStorefront: answers(), supabase: answers()})).toEqual({
      overall: 'ok',
      supabase: 'connected',
      shopifyStorefront: 'connected',
    });
  });

  it('never calls a database connected that is not there', async () => {
    expect(await createHealthCheck()({shopifyStorefront: answers()})).toEqual({
      overall: 'ok',
      supabase: 'not-configured',
      shopifyStorefront: 'connected',
    });
  });

  it('is degraded when one does not answer, and tells no more than that', async () => {
    expect(await createHealthCheck()({shopifyStorefront: fails(), supabase: answers()})).toEqual({
      overall: 'degraded',
      supabase: 'connected',
      shopifyStorefront: 'disconnected',
    });
  });
});

describe('a service that is watched', () => {
  it('is asked once in 5 seconds by 500 callers, those who come while it thinks included', async () => {
    let nowMs = 0;
    const check = createHealthCheck(() => nowMs);
    const shopify = answers();
    await Promise.all(Array.from({length: 250}, () => check({shopifyStorefront: shopify})));
    nowMs = 4_999;
    await Promise.all(Array.from({length: 250}, () => check({shopifyStorefront: shopify})));
    expect(shopify).toHaveBeenCalledTimes(1);
    nowMs = 5_000;
    await check({shopifyStorefront: shopify});
    expect(shopify).toHaveBeenCalledTimes(2);
  });

  it('is asked no more often while it fails', async () => {
    const check = createHealthCheck(() => 0);
    const shopify = fails();
    for (let call = 0; call < 10; call += 1) await check({shopifyStorefront: shopify});
    expect(shopify).toHaveBeenCalledTimes(1);
  });
});
