import {describe, expect, it} from 'vitest';
import {ConfigError, parseConfig} from './env.server';

const REAL = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PUBLIC_STORE_DOMAIN: 'real.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'b'.repeat(32),
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_real_private',
};

const messageOf = (env: Record<string, string>) => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the environment', () => {
  it('points at the local shop when nothing is set', () => {
    expect(parseConfig({})).toMatchObject({PUBLIC_STORE_DOMAIN: 'http://localhost:4000', BUYER_IP_HEADER: 'none'});
  });

  it('hands over to a real store by variables alone', () => {
    expect(parseConfig(REAL)).toMatchObject(REAL);
  });

  it('never mixes a real store with the local defaults', () => {
    const message = messageOf({PUBLIC_STORE_DOMAIN: REAL.PUBLIC_STORE_DOMAIN});
    for (const key of Object.keys(REAL)) {
      if (key !== 'PUBLIC_STORE_DOMAIN') expect(message).toContain(`${key}: is missing`);
    }
  });

  it('names every key at fault and prints no value', () => {
    const message = messageOf({
      ...REAL,
      PUBLIC_STOREFRONT_API_TOKEN: 'too-short-secret',
      PUBLIC_ORIGIN: 'not an origin',
    });
    expect(message).toContain('PUBLIC_STOREFRONT_API_TOKEN: must be');
    expect(message).toContain('PUBLIC_ORIGIN: must be');
    expect(message).not.toContain('too-short-secret');
    expect(message).not.toContain('not an origin');
  });

  it('takes an empty value for a missing one', () => {
    expect(messageOf({...REAL, PRIVATE_STOREFRONT_API_TOKEN: ''})).toContain(
      'PRIVATE_STOREFRONT_API_TOKEN: is missing',
    );
  });
});
