import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSettings} from './settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supabase-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const read = (toml: string) => {
  writeFileSync(path.join(folder, 'config.toml'), toml);
  return readSettings(folder, 'http://localhost:3005');
};

describe('readSettings', () => {
  it('returns the exposed schemas, the token lifetime and the redirect URLs on the storefront’s origin', () => {
    const toml = `
      project_id = "tiffin"
      [api]
      schemas = ["public", "shop"]
      max_rows = 50
      [auth]
      site_url = "http://localhost:3000"
      additional_redirect_urls = ["http://localhost:3000/auth/callback", "https://shop.example/**"]
      jwt_expiry = 600
      [auth.email]
      enabled = false
    `;
    expect(read(toml)).toMatchObject({
      schemas: ['public', 'shop'],
      maxRows: 50,
      siteUrl: 'http://localhost:3005',
      redirectUrls: ['http://localhost:3005/auth/callback', 'https://shop.example/**'],
      accessTokenSeconds: 600,
    });
  });

  it('accepts the configuration of this repository', () => {
    expect(readSettings('supabase', 'http://localhost:3005')).toMatchObject({accessTokenSeconds: 600, maxRows: 1000});
  });

  it('finds every file that the configuration of this repository names, because the Supabase CLI fails without it', () => {
    const settings = readFileSync('supabase/config.toml', 'utf8').replaceAll(/#.*$/gm, '');
    const paths = [...settings.matchAll(/"(\.\/[^"]+)"/g)];
    expect(paths.map(([, file]) => file)).toEqual(['./seed.sql', './seeds/analytics.sql', './seeds/reviews.sql']);
    for (const [, file = ''] of paths) expect(existsSync(`supabase/${file}`)).toBe(true);
  });

  it.each([
    ['email sign-up', '[auth.email]\nenabled = true', 'auth.email.enabled'],
    [
      'email sign-up by its former name',
      '[auth.email]\nenabled = false\nenable_signup = false',
      'auth.email.enable_signup',
    ],
    ['phone sign-up by its former name', '[auth.sms]\nenable_signup = false', 'auth.sms.enable_signup'],
    ['manual linking', '[auth]\nenable_manual_linking = true', 'auth.enable_manual_linking'],
    ['anonymous sign-ins', '[auth]\nenable_anonymous_sign_ins = true', 'auth.enable_anonymous_sign_ins'],
    ['phone sign-up', '[auth.sms]\nenabled = true', 'auth.sms.enabled'],
    [
      'disabled refresh token rotation',
      '[auth]\nenable_refresh_token_rotation = false',
      'enable_refresh_token_rotation',
    ],
    ['disabled Google', '[auth.external.google]\nenabled = false', 'auth.external.google.enabled'],
    ['Google without a nonce check', '[auth.external.google]\nskip_nonce_check = true', 'google.skip_nonce_check'],
    ['another provider', '[auth.external.apple]\nenabled = true', 'auth.external.apple.enabled'],
    ['automatic exposure of new tables', '[api]\nauto_expose_new_tables = true', 'api.auto_expose_new_tables'],
    ['storage', '[storage]\nenabled = true', 'storage.enabled'],
    ['edge functions', '[edge_runtime]\nenabled = true', 'edge_runtime.enabled'],
    ['a disabled REST API', '[api]\nenabled = false', 'api.enabled'],
    ['disabled Auth', '[auth]\nenabled = false', 'auth.enabled'],
    ['disabled Realtime', '[realtime]\nenabled = false', 'realtime.enabled'],
  ])('rejects %s and names the setting', (_what, toml, name) => {
    expect(() => read(toml)).toThrow(name);
  });
});
