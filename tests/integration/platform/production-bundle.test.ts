import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import {expect, test, vi} from 'vitest';
import {ADMIN_FRAME_COPY} from '../../../app/admin/frame/admin-frame-copy';
import {OVERVIEW_COPY} from '../../../app/admin/overview/overview-copy';
import {SECOND_FACTOR_COPY} from '../../../app/admin/frame/second-factor/second-factor-copy';
import {LOCAL_CREDENTIALS, LOCAL_STOREFRONT_SECRETS} from '../../../local/shop/local-credentials';
import {findRouteChains, readScriptsOf} from '../../support/build-routes';

/** The worker, as its host calls it. */
interface Worker {
  fetch(request: Request, env: Readonly<Record<string, unknown>>, execution: object): Promise<Response>;
}

test('the production bundle contains no code of the development workbench', () => {
  const files = readdirSync('dist', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name));
  expect(names).toContain('dist/server/index.js');
  expect(names.filter((name) => (name + readFileSync(name, 'latin1')).includes('workbench'))).toEqual([]);
});

test('the scripts of shoppers contain no code of the admin, and no script contains the second factor’s library', () => {
  const isAdmin = (id: string) => id.startsWith('routes/admin');
  const markers = [ADMIN_FRAME_COPY.navigation, OVERVIEW_COPY.orders, SECOND_FACTOR_COPY.enroll.title];
  const [shoppers, everyone] = [readScriptsOf((id) => !isAdmin(id)), readScriptsOf(() => true)];
  expect(markers.filter((marker) => shoppers.includes(marker))).toEqual([]);
  expect(markers.filter((marker) => everyone.includes(marker))).toEqual(markers);
  expect(everyone).not.toContain('otpauth');
});

test('no page waits for the library that validates forms', () => {
  const marker = 'ZodError';
  const pages = findRouteChains(() => true);
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((ids) => readScriptsOf((id) => ids.includes(id)).includes(marker))).toEqual([]);
  // Otherwise the library has another marker by now: forms load it later.
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => readFileSync(path.join('dist/client/assets', name), 'utf8').includes(marker))).toBe(
    true,
  );
});

test('the production bundle contains no credentials of the local shop', () => {
  const worker = readFileSync('dist/server/index.js', 'utf8');
  const secrets = [LOCAL_CREDENTIALS, LOCAL_STOREFRONT_SECRETS].flatMap((values) => Object.values(values).flat());
  expect(secrets.filter((secret) => worker.includes(secret))).toEqual([]);
});

test('a worker without settings returns 503 and logs the name of each missing one', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const bundle: {default: Worker} = await import(pathToFileURL(path.resolve('dist/server/index.js')).href);
  const execution = {waitUntil: () => undefined, passThroughOnException: () => undefined};
  const response = await bundle.default.fetch(new Request('https://shop.example/'), {SESION_SECRETS: 'x'}, execution);
  expect({status: response.status, contentType: response.headers.get('Content-Type')}).toEqual({
    status: 503,
    contentType: 'text/plain; charset=utf-8',
  });
  expect(await response.text()).not.toContain('PUBLIC_');
  const logged = String(log.mock.calls[0]?.[0]);
  for (const key of ['PUBLIC_ORIGIN', 'PUBLIC_STORE_DOMAIN', 'PRIVATE_STOREFRONT_API_TOKEN'])
    expect(logged).toContain(`${key}: is missing`);
  expect(logged).toContain('SESION_SECRETS: unknown; did you mean SESSION_SECRETS?');
  log.mockRestore();
});

test('the Cloudflare configuration names the built files and the compatibility date of the build', () => {
  const text = readFileSync('wrangler.jsonc', 'utf8');
  const {config, error} = ts.parseConfigFileTextToJson('wrangler.jsonc', text);
  expect(error).toBeUndefined();
  // Some versions of wrangler reject trailing commas.
  expect(text).not.toMatch(/,\s*[}\]]/);
  const built = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8'));
  expect(config.compatibility_date).toBe(built.compatibility_date);
  expect(readFileSync(config.main, 'utf8')).toContain('scheduled');
  expect(existsSync(path.join(config.assets.directory, 'favicon.svg'))).toBe(true);
  // The worker is a single file, so that no other module has to be uploaded.
  expect(readFileSync(config.main, 'utf8')).not.toMatch(/(?:^|[;}\n])import\s*["'{*]/);
});

/** Returns the payload of every JSON Web Token in a text. */
const tokensIn = (text: string) =>
  (text.match(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g) ?? []).map((token): {role?: string} => {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return JSON.parse(payload);
  });

test('client files, including source maps, contain no server secrets', () => {
  const files = readdirSync('dist', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name));
  const loadable = names.filter((name) => name.startsWith(path.join('dist', 'client')) || name.endsWith('.map'));
  expect(loadable.length).toBeGreaterThan(50);
  for (const name of loadable) {
    const text = readFileSync(name, 'latin1');
    expect({
      name,
      secret: /shp(at|ss|ca)_\w|sb_secret_\w|-----BEGIN [A-Z ]+-----\s*[A-Za-z0-9+/]{20}/.exec(text)?.[0],
    }).toEqual({name, secret: undefined});
    expect(tokensIn(text).filter(({role}) => role !== 'anon')).toEqual([]);
  }
});
