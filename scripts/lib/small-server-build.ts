import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'vite';

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

const CODE = new Map([
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

const MANIFEST = '\0virtual:remix/server-manifest';

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
    apply: (_config, {command, isSsrBuild}) => command === 'build' && Boolean(isSsrBuild),
    config: () => ({
      // Names remain readable in the source map beside the worker, which hosts read for stack traces.
      build: {
        minify: 'esbuild',
        target: 'es2022',
        sourcemap: true,
        rollupOptions: {output: {freeze: false, generatedCode: {symbols: false}}},
      },
      esbuild: {legalComments: 'none'},
    }),
    resolveId(id) {
      if (id === 'react-dom') return BROWSER_ONLY;
      return id === 'react-dom/server' ? STREAMING_RENDERER : null;
    },
    resolveDynamicImport(specifier, importer) {
      const isLeftOut = typeof specifier === 'string' && importer.startsWith(APP) && !RENDERED_TOO.test(specifier);
      return isLeftOut ? ON_DEMAND : null;
    },
    load: (id) => CODE.get(id) ?? null,
    transform(code, id) {
      if (id.endsWith('.gql.ts')) return {code: minifyDocuments(code), map: null};
      return id === MANIFEST ? {code: shareStrings(code), map: null} : null;
    },
  };
}

/** Removes Oxygen's settings of the worker from the public files: the plugin of Oxygen writes them to both builds. */
export function privateOxygenSettings(): Plugin {
  return {
    name: 'private-oxygen-settings',
    enforce: 'post',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    generateBundle: (_options, bundle) => void delete bundle['oxygen.json'],
  };
}
