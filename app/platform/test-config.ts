import {parseConfig, type AppConfig} from './env.server';

const TEST_ENV = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
  PUBLIC_CHECKOUT_DOMAIN: 'localhost:4000',
  PUBLIC_STOREFRONT_API_TOKEN: '0'.repeat(32),
  PRIVATE_STOREFRONT_API_TOKEN: 'private',
};

/** Returns the settings that unit tests share: a storefront and a store on this machine, without accounts. */
export const testConfig = (changes: Readonly<Record<string, string>> = {}): AppConfig =>
  parseConfig({...TEST_ENV, ...changes});
