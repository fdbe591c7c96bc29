import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {nullOnUpstreamFailure, nullOnError, throwLoadError} from './degrade.server';

const outage = new UpstreamError('timeout', 'shop.example');
const bug = new TypeError('not a function');

describe('nullOnUpstreamFailure', () => {
  it('returns the result', async () => {
    await expect(nullOnUpstreamFailure(Promise.resolve(7), vi.fn())).resolves.toBe(7);
  });

  it('returns null and logs the failure if Shopify does not respond', async () => {
    const report = vi.fn();
    await expect(nullOnUpstreamFailure(Promise.reject(outage), report)).resolves.toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(outage);
  });

  it('rethrows other errors', async () => {
    await expect(nullOnUpstreamFailure(Promise.reject(bug), vi.fn())).rejects.toBe(bug);
    const load = Promise.reject(bug).catch(throwLoadError('products'));
    await expect(nullOnUpstreamFailure(load, vi.fn())).rejects.toBe(bug);
  });
});

describe('nullOnError', () => {
  it.each([outage, bug])('returns null and logs any error', async (error) => {
    const report = vi.fn();
    await expect(nullOnError(Promise.reject(error), report)).resolves.toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('the log', () => {
  const repeated = new UpstreamError('status', 'shop.example', 503, 'Service Unavailable', true);

  it.each([
    ['products', new UpstreamError('timeout', 'shop.example'), 'Failed to load products'],
    ['bundles', new UpstreamError('timeout', 'shop.example'), 'Failed to load bundles'],
    ['products', repeated, 'Failed to load products after multiple attempts'],
    ['products', new UpstreamError('malformed', 'shop.example', 200), 'Invalid product data received from Shopify'],
    ['bundles', new UpstreamError('malformed', 'shop.example', 200), 'Invalid bundle data received from Shopify'],
    ['products', new Error('from a client', {cause: repeated}), 'Failed to load products after multiple attempts'],
  ] as const)('names what failed to load and the reason: %s, %s', async (what, error, logged) => {
    const report = vi.fn();
    await nullOnUpstreamFailure(Promise.reject(error).catch(throwLoadError(what)), report);
    expect(report).toHaveBeenCalledExactlyOnceWith(error, logged);
  });
});
