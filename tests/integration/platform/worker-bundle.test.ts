import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {expect, test} from 'vitest';
import {PALETTE_LIST_ID} from '../../../app/admin/palette/dialog/palette-option-id';

const WORKER = 'dist/server/index.js';
const MAX_WORKER_BYTES = 2_350_000;

/** Texts of code that the app's browsers load, and that the server must not contain. */
const BROWSER_CODE = {
  'Supabase Realtime': 'phx_join',
  sonner: 'data-sonner-toast',
  'a dialog that loads on demand': PALETTE_LIST_ID,
};
/** Texts of code that neither loads. */
const UNUSED_CODE = {
  'Supabase Auth': 'GoTrueClient',
  'Supabase Storage': 'StorageApiError',
};

const worker = readFileSync(WORKER, 'utf8');
const clientFiles = readdirSync('dist/client', {recursive: true, encoding: 'utf8'});

test('the worker is small', () => {
  expect(statSync(WORKER).size).toBeLessThanOrEqual(MAX_WORKER_BYTES);
});

test.each(Object.entries({...BROWSER_CODE, ...UNUSED_CODE}))('the worker does not contain %s', (_name, text) => {
  expect(worker.includes(text)).toBe(false);
});

test.each(Object.entries(BROWSER_CODE))(
  'a script of browsers contains %s, so that its marker is current',
  (_name, text) => {
    const scripts = clientFiles.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => readFileSync(`dist/client/${name}`, 'utf8').includes(text))).not.toEqual([]);
  },
);

test.each(Object.entries(UNUSED_CODE))('a package contains %s, so that its marker is current', (_name, text) => {
  const packages = ['@supabase/auth-js/dist/module/GoTrueClient.js', '@supabase/storage-js/dist/index.mjs'];
  expect(packages.filter((file) => readFileSync(`node_modules/${file}`, 'utf8').includes(text))).toHaveLength(1);
});

test('the worker imports no module of Node', () => {
  const imports = worker.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*\(?\s*["'](?:node:)?([\w/]+)["']/g);
  const names = [...imports].map(([, name = '']) => name);
  expect(names.filter((name) => builtinModules.includes(name))).toEqual([]);
});

test('the source map names the sources, and is not public', () => {
  const {sources} = JSON.parse(readFileSync(`${WORKER}.map`, 'utf8')) as {readonly sources: readonly string[]};
  expect(sources.filter((source) => source.endsWith('/server.ts'))).not.toEqual([]);
  expect(clientFiles.filter((name) => name.endsWith('.map'))).toEqual([]);
});

test('the settings of Oxygen are beside the worker, and are not public', () => {
  expect([existsSync('dist/server/oxygen.json'), existsSync('dist/client/oxygen.json')]).toEqual([true, false]);
});

/** Returns the scripts that are left when those that import no other script are removed, again and again. */
function findCircular(): readonly string[] {
  const imports = new Map(
    clientFiles
      .filter((name) => /^assets\/.*\.js$/.test(name))
      .map((name) => {
        const code = readFileSync(`dist/client/${name}`, 'utf8');
        return [name, [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => `assets/${file}`)];
      }),
  );
  for (let size = -1; size !== imports.size;) {
    size = imports.size;
    for (const [name, files] of imports) if (!files.some((file) => imports.has(file))) imports.delete(name);
  }
  return [...imports.keys()];
}

test('the scripts of browsers import each other in no circle, in which some would run before what they need', () => {
  expect(findCircular()).toEqual([]);
});
