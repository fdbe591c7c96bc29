import {expect, it} from 'vitest';
import {getConfigWarnings} from './config-warnings.server';
import {testConfig} from './test-config';

const REAL = {PUBLIC_ORIGIN: 'https://shop.example', PUBLIC_STORE_DOMAIN: 'real.myshopify.com'};

it('warns about a real store without a trusted header for the buyer’s address', () => {
  expect(getConfigWarnings(testConfig(REAL))).toEqual([expect.stringContaining('BUYER_IP_HEADER: none')]);
  expect(getConfigWarnings(testConfig({...REAL, BUYER_IP_HEADER: 'X-Forwarded-For'}))).toEqual([]);
  expect(getConfigWarnings(testConfig())).toEqual([]);
});
