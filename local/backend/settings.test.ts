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

describe('the project’s config', () => {
  it('decides what is exposed, for how long, and leads back to where the storefront is', () => {
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

  it('of this repository is emulated whole', () => {
    expect(readSettings('supabase', 'http://localhost:3005')).toMatchObject({accessTokenSeconds: 600, maxRows: 1000});
  });

  it('of this repository names no file that is missing, which would fail every command of the Supabase CLI', () => {
    const paths = [...readFileSync('supabase/config.toml', 'utf8').matchAll(/^[^#\n]*"(\.\/[^"]+)"/gm)];
    expect(paths.map(([, file]) => file)).toEqual(['./seed.sql']);
    expect(existsSync('supabase/seed.sql')).toBe(true);
  });

  it.each([
    ['e-mail sign-up', '[auth.email]\nenabled = true', 'auth.email.enabled'],
    ['e-mail by its former name', '[auth.email]\nenabled = false\nenable_signup = false', 'auth.email.enable_signup'],
    ['telephones by their former name', '[auth.sms]\nenable_signup = false', 'auth.sms.enable_signup'],
    ['linking by hand', '[auth]\nenable_manual_linking = true', 'auth.enable_manual_linking'],
    ['anonymous people', '[auth]\nenable_anonymous_sign_ins = true', 'auth.enable_anonymous_sign_ins'],
    ['sign-up by telephone', '[auth.sms]\nenabled = true', 'auth.sms.enabled'],
    ['tokens that are not renewed', '[auth]\nenable_refresh_token_rotation = false', 'enable_refresh_token_rotation'],
    ['no Google', '[auth.external.google]\nenabled = false', 'auth.external.google.enabled'],
    ['Google without a nonce', '[auth.external.google]\nskip_nonce_check = true', 'google.skip_nonce_check'],
    ['somebody other than Google', '[auth.external.apple]\nenabled = true', 'auth.external.apple.enabled'],
    ['tables that are open by themselves', '[api]\nauto_expose_new_tables = true', 'api.auto_expose_new_tables'],
    ['files', '[storage]\nenabled = true', 'storage.enabled'],
    ['functions at the edge', '[edge_runtime]\nenabled = true', 'edge_runtime.enabled'],
    ['no REST', '[api]\nenabled = false', 'api.enabled'],
    ['no sign-in', '[auth]\nenabled = false', 'auth.enabled'],
    ['no live updates', '[realtime]\nenabled = false', 'realtime.enabled'],
  ])('that wants %s is refused by the setting’s name', (_what, toml, name) => {
    expect(() => read(toml)).toThrow(name);
  });
});
