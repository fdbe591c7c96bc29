import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'vite';
import {FOR_BROWSERS, FOR_THE_SERVER} from './builds';

const REACT_DOM = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
/** The package also contains the renderer that cannot stream, which nothing here uses. */
const STREAMING_RENDERER = path.join(REACT_DOM, 'cjs/react-dom-server.browser.production.min.js');
const BROWSER_ONLY = '\0react-dom-on-the-server';

/** What server-rendered modules import from React's package for browsers; they call it in event handlers and effects only. */
const BROWSER_ONLY_CODE = `const unavailable = () => { throw new Error('react-dom runs in browsers only'); };
export {unavailable as createPortal, unavailable as flushSync};
export default {createPortal: unavailable, flushSync: unavailable};`;

const APP = path.resolve('app') + path.sep;
const ON_DEMAND = '\0loaded-on-demand';

/** An import of a module with this export rejects, so that the server cannot render such code by mistake. */
const ON_DEMAND_CODE = `export const then = (_resolve, reject) => reject(new Error('This code is loaded in browsers only'));`;

const CSS_FILTER = '\0no-css-filter';

/** `xss` creates a filter for style attributes when it is loaded. The app allows no such attribute. */
const CSS_FILTER_CODE = `export class FilterCSS { process() { throw new Error('not part of the worker'); } }
export const getDefaultWhiteList = () => ({});
export default {FilterCSS, getDefaultWhiteList};`;

const CODE = new Map([
  [CSS_FILTER, CSS_FILTER_CODE],
  [BROWSER_ONLY, BROWSER_ONLY_CODE],
  [ON_DEMAND, ON_DEMAND_CODE],
]);

/** Browsers load these on demand, and the server renders them too. */
const RENDERED_TOO = /\/(?:cart-recommendations|RecipeOffline)$/;

/** Hydrogen removes comments and white space from a document whenever it sends it. */
export const minifyDocuments = (code: string): string =>
  code.replace(/`#graphql([^`]*)`/g, (_literal, document: string) => {
    const text = document.replaceAll(/#.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
    return `\`${text}\``;
  });

/** Zod's conversion of schemas to JSON Schema, which nothing here calls. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** Replaces every export of a module by a function that throws when it, or the method that it creates, is called. */
export function leaveOutExports(code: string): string {
  const names = [...code.matchAll(/^export (?:(?:const|function|class) (\w+)|\{ \w+ as (\w+) \})/gm)];
  const exported = names.map(([, name, alias]) => name ?? alias ?? '');
  const bindings = exported.map((name) => `${name.startsWith('create') ? 'create' : 'leftOut'} as ${name}`);
  return `const leftOut = () => { throw new Error('not part of the worker'); };
const create = () => leftOut;
export {${bindings.join(', ')}};`;
}

const MANIFEST = '\0virtual:remix/server-manifest';
const ROUTES = '\0virtual:remix/server-build';

/** Removes what Remix writes for each route although it means the same as nothing. */
export const omitDefaults = (code: string): string =>
  code
    .replaceAll(/(?<quote>'?)(?:parentId|path|index|caseSensitive)\k<quote>:\s*undefined,\s*/g, '')
    .replaceAll(/'has\w+':\s*false,\s*/g, '');

/** Replaces the strings of a module that is one literal by constants: the manifest names most files dozens of times. */
export function shareStrings(code: string): string {
  const names = new Map<string, string>();
  const shared = code.replaceAll(/'(?:[^'\\\n]|\\.)*'(:?)/g, (literal, colon) => {
    if (colon === ':') return literal;
    const name = names.get(literal) ?? `shared${names.size}`;
    names.set(literal, name);
    return name;
  });
  const constants = [...names].map(([literal, name]) => `const ${name} = ${literal};`);
  return [...constants, shared].join('\n');
}

/**
 * Makes the worker small, because hosts parse it before the first request of every isolate. It contains nothing that only
 * browsers run: what the storefront's own code imports on demand (dialogs, notices, Realtime), and React's package for browsers.
 * These settings take precedence over those of a command, so that every command that builds writes the same worker.
 */
export function smallServerBuild(): Plugin {
  return {
    name: 'small-server-build',
    enforce: 'pre',
    apply: FOR_THE_SERVER,
    config: () => ({
      // Names remain readable in the source map beside the worker, which hosts read for stack traces.
      build: {
        minify: 'terser',
        // Text beyond ASCII would make hosts parse all of it with two bytes for each character.
        terserOptions: {ecma: 2020, module: true, compress: {passes: 2}, format: {comments: false, ascii_only: true}},
        target: 'es2022',
        sourcemap: true,
        rollupOptions: {
          // React runs no effects on a server, so what only they use is left out.
          treeshake: {manualPureFunctions: ['useEffect', 'useLayoutEffect']},
          output: {freeze: false, generatedCode: {symbols: false}},
        },
      },
    }),
    resolveId(id) {
      if (id === 'react-dom') return BROWSER_ONLY;
      if (id === 'cssfilter') return CSS_FILTER;
      return id === 'react-dom/server' ? STREAMING_RENDERER : null;
    },
    resolveDynamicImport(specifier, importer) {
      const isLeftOut = typeof specifier === 'string' && importer.startsWith(APP) && !RENDERED_TOO.test(specifier);
      return isLeftOut ? ON_DEMAND : null;
    },
    load: (id) => CODE.get(id) ?? null,
    transform(code, id) {
      if (JSON_SCHEMA.test(id)) return {code: leaveOutExports(code), map: null};
      if (id.endsWith('.gql.ts')) return {code: minifyDocuments(code), map: null};
      if (id === ROUTES) return {code: omitDefaults(code), map: null};
      return id === MANIFEST ? {code: shareStrings(omitDefaults(code)), map: null} : null;
    },
  };
}

/** Removes Oxygen's settings of the worker from the public files: the plugin of Oxygen writes them to both builds. */
export function privateOxygenSettings(): Plugin {
  return {
    name: 'private-oxygen-settings',
    enforce: 'post',
    apply: FOR_BROWSERS,
    generateBundle: (_options, bundle) => void delete bundle['oxygen.json'],
  };
}
