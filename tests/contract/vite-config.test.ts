import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import config from '../../vite.config';

/** The plugins of Remix and Hydrogen bundle these in advance. */
const BUNDLED_BY_PLUGINS = ['react', 'react-dom/client', '@remix-run/react', '@shopify/hydrogen'];
/** Imported by routes and configuration, from which Remix removes server code. */
const SERVER_ONLY = ['@shopify/remix-oxygen', '@remix-run/route-config', '@remix-run/fs-routes'];

const VALUE_IMPORT = /^(?:import (?!type\b)|export (?=[{*]))[^;]*?\bfrom '([^'.~][^']*)'|\bimport\('([^'.~][^']*)'\)/gm;

function packagesOf(file: string): readonly string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)];
  return imports.flatMap(([, from, dynamic]) => from ?? dynamic ?? []).filter((name) => !name.includes('?'));
}

it('bundles every package that the browser imports before the first page in development', () => {
  const files = readdirSync('app', {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !/(?:\.(?:server|test)|-fixtures?)\./.test(file),
  );
  const imported = new Set(files.flatMap((file) => packagesOf(`app/${file}`)));
  for (const name of [...BUNDLED_BY_PLUGINS, ...SERVER_ONLY]) imported.delete(name);
  expect([...imported].sort()).toEqual([...(config.optimizeDeps?.include ?? [])].sort());
});
