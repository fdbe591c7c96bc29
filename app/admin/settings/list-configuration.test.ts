import {expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {listConfiguration} from './list-configuration.server';

const TOKEN = 'shpat_very_secret';

it('lists what is configured and what is missing', () => {
  const states = Object.fromEntries(
    listConfiguration(testConfig()).map(({title, isConfigured}) => [title, isConfigured]),
  );
  expect(states).toMatchObject({Storefront: true, 'Admin API': false, 'Sign-in with a password': false, Mail: false});
});

it('accepts either kind of access to the Admin API', () => {
  const withToken = testConfig({PRIVATE_ADMIN_API_TOKEN: TOKEN});
  const withClient = testConfig({SHOPIFY_ADMIN_CLIENT_ID: 'id', SHOPIFY_ADMIN_CLIENT_SECRET: TOKEN});
  for (const config of [withToken, withClient]) {
    expect(listConfiguration(config).find(({title}) => title === 'Admin API')?.isConfigured).toBe(true);
  }
});

it('contains no value', () => {
  expect(JSON.stringify(listConfiguration(testConfig({PRIVATE_ADMIN_API_TOKEN: TOKEN})))).not.toContain(TOKEN);
});
