import {describe, expect, it} from 'vitest';
import {backendOf, ConfigError, getUnknownSettings, parseConfig} from './env.server';
import {testConfig} from './test-config';

const REAL = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PUBLIC_STORE_DOMAIN: 'real.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'b'.repeat(32),
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_real_private',
};
const BACKEND = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_JWT_SIGNING_KEY: '{"kty":"EC","crv":"P-256","kid":"k","x":"x","y":"y","d":"d"}',
};
const SESSION_SECRETS = `${'n'.repeat(32)}, ${'o'.repeat(32)}`;

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
  it('has no default host, account or secret', () => {
    const message = messageOf({});
    for (const key of Object.keys(REAL)) expect(message).toContain(`  ${key}: is missing\n`);
  });

  it('requires the same settings for a local store as for any other', () => {
    const message = messageOf({PUBLIC_STORE_DOMAIN: 'http://localhost:4000'});
    for (const key of Object.keys(REAL)) {
      if (key !== 'PUBLIC_STORE_DOMAIN') expect(message).toContain(`  ${key}: is missing\n`);
    }
  });

  it('supports a real store by environment variables alone', () => {
    const {PUBLIC_STORE_DOMAIN, PUBLIC_ORIGIN} = REAL;
    expect(parseConfig(REAL)).toMatchObject({PUBLIC_STORE_DOMAIN, PUBLIC_ORIGIN, SESSION_SECRETS: []});
  });

  it('offers passwords only for a store with classic accounts', () => {
    expect(parseConfig(REAL).PASSWORD_ACCOUNTS).toBe('off');
    expect(parseConfig({...REAL, PASSWORD_ACCOUNTS: 'on'}).PASSWORD_ACCOUNTS).toBe('on');
  });

  it('waits for Supabase as long as a setting says, in whole milliseconds', () => {
    const given = {...REAL, ...BACKEND, SESSION_SECRETS};
    expect(backendOf(parseConfig(given))).not.toHaveProperty('SUPABASE_TIMEOUT_MS');
    expect(backendOf(parseConfig({...given, SUPABASE_TIMEOUT_MS: '5000'}))).toMatchObject({
      SUPABASE_TIMEOUT_MS: '5000',
    });
    for (const wrong of ['0', '1.5', '2 s'])
      expect(messageOf({...given, SUPABASE_TIMEOUT_MS: wrong})).toContain('SUPABASE_TIMEOUT_MS: must be milliseconds');
  });

  it('collects analytics unless they are turned off', () => {
    expect(parseConfig(REAL).ANALYTICS).toBe('on');
    expect(parseConfig({...REAL, ANALYTICS: 'off'}).ANALYTICS).toBe('off');
    expect(messageOf({...REAL, ANALYTICS: 'no'})).toContain('ANALYTICS: must be on or off');
    expect(parseConfig(REAL).SHOPIFY_ANALYTICS).toBe('off');
    expect(messageOf({...REAL, SHOPIFY_ANALYTICS: 'on'})).toContain('SHOP_ID: is missing');
  });

  it.each(['shop.example', 'https://real.myshopify.com', 'real.myshopify.com.evil.example', 'a.real.myshopify.com'])(
    'refuses %s as the domain of a real store',
    (domain) =>
      expect(messageOf({...REAL, PUBLIC_STORE_DOMAIN: domain})).toContain('PUBLIC_STORE_DOMAIN: must be a host'),
  );

  it('refuses keys that were swapped, before a page could contain the secret one', () => {
    const given = {...REAL, ...BACKEND, SESSION_SECRETS};
    const [SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY] = [
      BACKEND.SUPABASE_SECRET_KEY,
      BACKEND.SUPABASE_PUBLISHABLE_KEY,
    ];
    const swapped = messageOf({...given, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY});
    expect(swapped).toContain('SUPABASE_PUBLISHABLE_KEY: must be sb_publishable_…');
    expect(swapped).toContain('SUPABASE_SECRET_KEY: must be sb_secret_…');
    const publicTwice = messageOf({...REAL, PRIVATE_STOREFRONT_API_TOKEN: REAL.PUBLIC_STOREFRONT_API_TOKEN});
    expect(publicTwice).toContain('PRIVATE_STOREFRONT_API_TOKEN: must be the private Storefront API token');
    const secret = `shpat_${'b'.repeat(26)}`;
    expect(messageOf({...REAL, PUBLIC_STOREFRONT_API_TOKEN: secret})).toContain(
      'PUBLIC_STOREFRONT_API_TOKEN: must be a public value',
    );
    expect(messageOf({...REAL, GOOGLE_CLIENT_ID: 'GOCSPX-x'})).toContain('GOOGLE_CLIENT_ID: must be a public value');
  });

  it('accepts two reconciliation secrets while one is replaced', () => {
    const RECONCILE_SECRET = SESSION_SECRETS;
    expect(parseConfig({...REAL, RECONCILE_SECRET}).RECONCILE_SECRET).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
    expect(messageOf({...REAL, RECONCILE_SECRET: `${'n'.repeat(32)},short`})).toContain('RECONCILE_SECRET: must be');
  });

  it('names every invalid key without its value', () => {
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

  it('allows guest-only shops, and names what accounts lack', () => {
    expect(backendOf(parseConfig(REAL))).toBeNull();
    expect(backendOf(parseConfig({...REAL, SESSION_SECRETS}))).toBeNull();
    const whole = parseConfig({...REAL, ...BACKEND, SESSION_SECRETS});
    expect(backendOf(whole)).toEqual(BACKEND);
    expect(whole.SESSION_SECRETS).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
    for (const key of [...Object.keys(BACKEND), 'SESSION_SECRETS'])
      expect(messageOf({...REAL, ...BACKEND, SESSION_SECRETS, [key]: ''})).toContain(`  ${key}: is missing\n`);
    expect(messageOf({...REAL, SUPABASE_URL: BACKEND.SUPABASE_URL})).toContain('  SESSION_SECRETS: is missing\n');
  });

  it('requires a signing key that can sign, and ignores secrets that are too short', () => {
    expect(messageOf({...REAL, ...BACKEND, SESSION_SECRETS, SUPABASE_JWT_SIGNING_KEY: '{"kty":"EC"}'})).toContain(
      'SUPABASE_JWT_SIGNING_KEY: must be',
    );
    expect(messageOf({...REAL, SESSION_SECRETS: 'short'})).toContain('SESSION_SECRETS: must be');
  });

  it('rejects a session cookie without Secure except in local development', () => {
    expect(testConfig({LOCAL_PLAIN_COOKIES: '1'}).LOCAL_PLAIN_COOKIES).toBe('1');
    expect(messageOf({...REAL, LOCAL_PLAIN_COOKIES: '1'})).toContain('LOCAL_PLAIN_COOKIES: must be');
  });

  it('requires a database and Admin API access for webhooks', () => {
    const orders = {...REAL, SHOPIFY_WEBHOOK_SECRETS: 'newest, before'};
    const message = messageOf(orders);
    expect(message).toContain('SUPABASE_URL: is missing');
    expect(message).toContain('SHOPIFY_ADMIN_CLIENT_ID: is missing');
    const whole = parseConfig({...orders, ...BACKEND, SESSION_SECRETS, PRIVATE_ADMIN_API_TOKEN: 'shpat_x'});
    expect(whole.SHOPIFY_WEBHOOK_SECRETS).toEqual(['newest', 'before']);
    expect(testConfig({SHOPIFY_WEBHOOK_SECRETS: 'local'}).SHOPIFY_WEBHOOK_SECRETS).toEqual(['local']);
    expect(messageOf({SHOPIFY_WEBHOOK_SECRETS: 'newest,'})).toContain('SHOPIFY_WEBHOOK_SECRETS: must be');
  });

  it('accepts a fixed Admin API token or client credentials, never half of the pair and never both', () => {
    const client = {SHOPIFY_ADMIN_CLIENT_ID: 'id', SHOPIFY_ADMIN_CLIENT_SECRET: 'shpss_x'};
    const fixed = {PRIVATE_ADMIN_API_TOKEN: 'shpat_x'};
    expect(messageOf({...REAL, ...fixed})).toBe('accepted');
    expect(messageOf({...REAL, ...client})).toBe('accepted');
    expect(messageOf({...REAL, ...client, ...fixed})).toContain('PRIVATE_ADMIN_API_TOKEN: must be absent');
    for (const key of Object.keys(client))
      expect(messageOf({...REAL, ...client, [key]: ''})).toContain(`${key}: is missing`);
    const orders = {...REAL, ...BACKEND, SESSION_SECRETS, SHOPIFY_WEBHOOK_SECRETS: 'secret'};
    expect(messageOf({...orders, ...client})).toBe('accepted');
  });

  it('requires all settings of a mail service or none, and https for its secrets', () => {
    const mail = {MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'key', MAIL_FROM: 'shop@shop.example'};
    expect(messageOf({...REAL, ...mail})).toBe('accepted');
    expect(messageOf({...REAL, ...mail, MAIL_FROM: ''})).toContain('MAIL_FROM: is missing');
    expect(messageOf({...REAL, ...mail, MAIL_API_URL: 'http://mail.example/'})).toContain('MAIL_API_URL: must be');
  });

  it('requires the company id and the script of a reviews service together, and https for the script', () => {
    const reviews = {REVIEWS_COMPANY_ID: 'tiffin-1', REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js'};
    expect(messageOf({...REAL, ...reviews})).toBe('accepted');
    for (const key of Object.keys(reviews))
      expect(messageOf({...REAL, ...reviews, [key]: ''})).toContain(`${key}: is missing`);
    expect(messageOf({...REAL, ...reviews, REVIEWS_COMPANY_ID: '"><b>'})).toContain('REVIEWS_COMPANY_ID: must be');
    for (const address of ['http://reviews.example/widget.js', 'widget.js'])
      expect(messageOf({...REAL, ...reviews, REVIEWS_SCRIPT_URL: address})).toContain('REVIEWS_SCRIPT_URL: must be');
  });

  describe('of alerts', () => {
    const mail = {MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'key', MAIL_FROM: 'shop@shop.example'};
    const base = {...REAL, ...BACKEND, SESSION_SECRETS, RECONCILE_SECRET: 'r'.repeat(32), ...mail};
    const channels = {ALERT_MAIL_TO: 'ops@shop.example', ALERT_WEBHOOK_URL: 'https://hooks.slack.example/services/x'};
    const silence = {ALERT_WEBHOOK_SILENCE_MINUTES: '120', ALERT_TRADING_HOURS: '09:00-21:00'};
    const all = {...base, ...channels, ...silence, ALERT_QUIET_HOURS: '22:00-07:00'};

    it('are parsed once', () => {
      expect(parseConfig(all)).toMatchObject({
        ALERT_WEBHOOK_SILENCE_MINUTES: 120,
        ALERT_TRADING_HOURS: {fromMinute: 540, untilMinute: 1_260},
        ALERT_QUIET_HOURS: {fromMinute: 1_320, untilMinute: 420},
      });
    });

    it.each(Object.keys(channels))('accept %s alone', (key) => {
      expect(messageOf({...all, [key]: ''})).toBe('accepted');
    });

    it.each([
      ['SUPABASE_URL', 'SUPABASE_URL: is missing'],
      ['RECONCILE_SECRET', 'RECONCILE_SECRET: is missing'],
      ['ALERT_TRADING_HOURS', 'ALERT_TRADING_HOURS: is missing'],
      ['ALERT_WEBHOOK_SILENCE_MINUTES', 'ALERT_WEBHOOK_SILENCE_MINUTES: is missing'],
    ])('are refused without %s', (key, message) => {
      expect(messageOf({...all, [key]: ''})).toContain(message);
    });

    it('are refused without a mail service, unless only a webhook is told', () => {
      const withoutMail = {...all, MAIL_API_URL: '', MAIL_API_KEY: '', MAIL_FROM: ''};
      expect(messageOf(withoutMail)).toContain('MAIL_API_URL: is missing');
      expect(messageOf({...withoutMail, ALERT_MAIL_TO: ''})).toBe('accepted');
    });

    it.each(Object.keys({...silence, ALERT_QUIET_HOURS: ''}))('are refused with %s and no receiver', (key) => {
      const rules = key === 'ALERT_QUIET_HOURS' ? {ALERT_QUIET_HOURS: '22:00-07:00'} : silence;
      expect(messageOf({...base, ...rules})).toContain('ALERT_MAIL_TO: is missing');
    });

    it.each([
      ['ALERT_MAIL_TO', 'ops@shop.example, boss@shop.example'],
      ['ALERT_WEBHOOK_URL', 'http://hooks.slack.example/services/x'],
      ['ALERT_WEBHOOK_SILENCE_MINUTES', '0'],
      ['ALERT_WEBHOOK_SILENCE_MINUTES', 'two hours'],
      ['ALERT_TRADING_HOURS', '9-21'],
      ['ALERT_QUIET_HOURS', '22:00-22:00'],
    ])('are refused with %s=%s, which the message does not repeat', (key, value) => {
      const message = messageOf({...all, [key]: value});
      expect(message).toContain(`${key}: must be`);
      expect(message).not.toContain(value);
    });
  });

  it('treats an empty value as missing', () => {
    expect(messageOf({...REAL, PRIVATE_STOREFRONT_API_TOKEN: ''})).toContain(
      'PRIVATE_STOREFRONT_API_TOKEN: is missing',
    );
  });

  it('suggests the setting that a misspelled name probably meant, required or not', () => {
    const {PUBLIC_STORE_DOMAIN, ...others} = REAL;
    const message = messageOf({...others, PUBLIC_STORE_DOMIAN: PUBLIC_STORE_DOMAIN});
    expect(message).toContain('  PUBLIC_STORE_DOMAIN: is missing\n');
    expect(message).toContain('  PUBLIC_STORE_DOMIAN: unknown; did you mean PUBLIC_STORE_DOMAIN?\n');
    expect(getUnknownSettings({...REAL, SHOPIFY_WEBHOOK_SECRET: 'x', MAIL_API: 'x', RECONCIL_SECRET: 'x'})).toEqual([
      'SHOPIFY_WEBHOOK_SECRET: unknown; did you mean SHOPIFY_WEBHOOK_SECRETS?',
      'MAIL_API: unknown; did you mean MAIL_API_URL?',
      'RECONCIL_SECRET: unknown; did you mean RECONCILE_SECRET?',
    ]);
    expect(getUnknownSettings({PUBLIC_COLOR: 'blue'})).toEqual(['PUBLIC_COLOR: unknown']);
  });

  it('ignores other variables of the host', () => {
    const host = {
      PATH: '/bin',
      NODE_ENV: 'production',
      SHOPIFY_CLI_NO_ANALYTICS: '1',
      GOOGLE_CLOUD_PROJECT: 'x',
      ASSETS: {},
    };
    expect(getUnknownSettings({...host, ...REAL, PUBLIC_CUSTOMER_ACCOUNT_API_URL: 'https://shopify.com/1'})).toEqual(
      [],
    );
  });
});
