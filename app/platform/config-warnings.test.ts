import {expect, it} from 'vitest';
import {getConfigWarnings} from './config-warnings.server';
import {testConfig} from './test-config';

const BACKEND = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_a_project',
  SUPABASE_SECRET_KEY: 'sb_secret_of_a_project',
  SUPABASE_JWT_SIGNING_KEY: '{"kty":"EC","crv":"P-256","d":"x","kid":"y"}',
  SESSION_SECRETS: 'x'.repeat(32),
};
const REAL = {PUBLIC_ORIGIN: 'https://shop.example', PUBLIC_STORE_DOMAIN: 'real.myshopify.com'};

it('warns about a real store without a trusted header for the buyer’s address', () => {
  expect(getConfigWarnings(testConfig(REAL))).toEqual([expect.stringContaining('BUYER_IP_HEADER: none')]);
  expect(getConfigWarnings(testConfig({...REAL, BUYER_IP_HEADER: 'X-Forwarded-For'}))).toEqual([]);
  expect(getConfigWarnings(testConfig())).toEqual([]);
});

it('warns about a real store whose admins cannot set up the second factor, because no code can be mailed', () => {
  const real = {...REAL, BUYER_IP_HEADER: 'X-Forwarded-For', ...BACKEND};
  expect(getConfigWarnings(testConfig(real))).toEqual([expect.stringContaining('MAIL_API_URL: none')]);
  const mail = {
    MAIL_POSTAL_ADDRESS: '1 Cardamom Lane',
    MAIL_API_URL: 'https://mail.example',
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'shop@shop.example',
  };
  expect(getConfigWarnings(testConfig({...real, ...mail}))).toEqual([]);
});

it('warns about a real store whose marketing mails lack a postal address', () => {
  const mail = {MAIL_API_URL: 'https://mail.example', MAIL_API_KEY: 'key', MAIL_FROM: 'shop@shop.example'};
  const warnings = getConfigWarnings(testConfig({...REAL, ...mail}));
  expect(warnings.filter((line) => line.startsWith('MAIL_POSTAL_ADDRESS: none'))).toHaveLength(1);
});
