import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig, type Plugin, type Rollup} from 'vite';

import tsconfigPaths from 'vite-tsconfig-paths';
import {developmentAccounts} from './local/storefront/development-accounts';
import {developmentSettings} from './local/storefront/development-settings';
import {warnWithoutLocalShop} from './local/storefront/warn-without-local-shop';
import {buildId} from './scripts/lib/build-id';
import {fasterServerBuild} from './scripts/lib/faster-server-build';
import {scriptsAfterPaint} from './scripts/lib/scripts-after-paint';
import {privateOxygenSettings, smallServerBuild} from './scripts/lib/small-server-build';

// Without a network, the telemetry of the Shopify CLI ends `shopify hydrogen dev` after some seconds.
process.env.SHOPIFY_CLI_NO_ANALYTICS ??= '1';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Remix compares Origin with Host before an action, and mini-oxygen's bridge replaces the Host header: without the
 * visitor's host in X-Forwarded-Host, every form posted in development would get a 500 response.
 */
function forwardedHost(): Plugin {
  return {
    name: 'forwarded-host',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.headers['x-forwarded-host'] ??= request.headers.host;
        next();
      });
    },
  };
}

type GetManualChunk = Rollup.GetManualChunk;
type ManualChunkMeta = Rollup.ManualChunkMeta;

// Includes the CommonJS helpers of React's modules: in another chunk they would cause circular imports.
const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
const REMIX = /node_modules\/(@remix-run|react-router|react-router-dom|turbo-stream)\//;
// Small modules that nearly every form needs.
const FORM = /\/app\/ui\/(FieldFrame|control-style|Alert)\.tsx?$/;
const CATALOG_SCREENS = ['_index', 'products._index', 'product.$productSlug', 'collections.$handle', 'search'];
const MIN_SHARING_SCREENS = 3;

/**
 * Groups modules into few chunks, because each chunk is compressed and requested separately: React, Remix, the document, and
 * modules that several catalog screens, or the product page and another, share, with or without the cart. Terser output is 4 % smaller than the default.
 * Server builds reject manual chunks and need not be small.
 */
function smallBrowserBuild(): Plugin {
  return {
    name: 'small-browser-build',
    config: (_config, {command, isSsrBuild}) => {
      if (command !== 'build' || isSsrBuild) return {};
      let shared: ((id: string) => string | undefined) | undefined;
      const manualChunks: GetManualChunk = (id, graph) => {
        if (REACT.test(id)) return 'react';
        if (REMIX.test(id)) return 'remix';
        if (FORM.test(id)) return 'form';
        shared ??= findSharedChunks(graph);
        return shared(id);
      };
      const terserOptions = {
        ecma: 2020 as const,
        module: true,
        compress: {passes: 3},
        format: {comments: false as const},
      };
      const output = {manualChunks, onlyExplicitManualChunks: true};
      // A module that creates such a component at its top may still be left out.
      const treeshake = {manualPureFunctions: ['optionalLazy', 'serverRenderedLazy']};
      return {build: {minify: 'terser' as const, terserOptions, rollupOptions: {output, treeshake}}};
    },
  };
}

/** Returns a function that gives the shared chunk of a module, or undefined if it stays with its route. */
function findSharedChunks(graph: ManualChunkMeta): (id: string) => string | undefined {
  const importsOf = (file: string) => reach(graph, `${import.meta.dirname}/app/${file}.tsx`);
  const everyDocument = importsOf('root');
  const screens = CATALOG_SCREENS.map((name) => importsOf(`routes/${name}`));
  const product = importsOf('routes/product.$productSlug');
  const cart = importsOf('routes/cart');
  // The build imports every route from a virtual module, which does not count as another user.
  const isUsedOutside = (id: string) =>
    !id.includes('/app/routes/') && graph.getModuleInfo(id)?.importers.some((importer) => !product.has(importer));
  const usedOutsideProduct = new Set([...product].filter(isUsedOutside).flatMap((id) => [...reach(graph, id)]));
  return (id) => {
    if (everyDocument.has(id)) return 'document';
    const isShared = screens.filter((ids) => ids.has(id)).length >= MIN_SHARING_SCREENS || usedOutsideProduct.has(id);
    // The cart page shows no product cards, so it does not load them.
    return isShared ? (cart.has(id) ? 'catalog' : 'shelf') : undefined;
  };
}

/** Returns a module and all modules that it imports statically. */
function reach({getModuleInfo}: ManualChunkMeta, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (id: string) => {
    const module = getModuleInfo(id);
    // Modules that are also loaded on demand are imported statically by the server build only.
    if (!module || reached.has(id) || module.dynamicImporters.length > 0) return;
    reached.add(id);
    module.importedIds.forEach(follow);
  };
  follow(from);
  return reached;
}

/** Packages whose browser code asks at run time for the flags that `remix()` below turns on, all of them. */
const WITH_FLAGS = /node_modules\/(@remix-run\/(react|router)|react-router|react-router-dom)\/dist\/.*\.js$/;
const FLAG = /(?<![\w.])(?:(?:window\.__remixContext|context|router)\.)?_?future\.v[37]_\w+/g;

/**
 * Replaces the future flags of Remix by constants in browser builds, so that the code for the other behavior is left out.
 * @throws Error if a package has no flags any more, when this plugin is no longer needed
 */
function constantFutureFlags(): Plugin {
  const found = new Set<string>();
  return {
    name: 'constant-future-flags',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const name = WITH_FLAGS.exec(id)?.[1];
      if (name === undefined || !FLAG.test(code)) return null;
      found.add(name);
      return {code: code.replace(FLAG, 'true'), map: null};
    },
    buildEnd(error) {
      if (!error && found.size < 4) throw new Error(`future flags found in ${[...found].join(', ')} only`);
    },
  };
}

const localSettings = developmentSettings({args: process.argv.slice(2), env: process.env});
const localShop = localSettings.PUBLIC_STORE_DOMAIN;
const storeDomain = process.env.PUBLIC_STORE_DOMAIN ?? localShop;

export default defineConfig({
  plugins: [
    tailwindcss(),
    forwardedHost(),
    smallBrowserBuild(),
    constantFutureFlags(),
    smallServerBuild(),
    buildId(),
    fasterServerBuild(),
    scriptsAfterPaint(),
    developmentAccounts(storeDomain),
    localShop !== undefined && warnWithoutLocalShop(localShop),
    hydrogen(),
    // Only the development server reads the settings: builds contain none.
    oxygen({env: localSettings}),
    privateOxygenSettings(),
    remix({
      presets: [hydrogen.v3preset()],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
      },
    }),
    tsconfigPaths(),
  ],
  server: {
    // Shopify serves media under the storefront's origin; this proxy does the same for local Shopify.
    proxy: {'/cdn/': {target: storeDomain ?? 'http://localhost:4000'}},
  },
  build: {
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  ssr: {
    // CommonJS: the worker has no `require`.
    optimizeDeps: {include: ['xss']},
  },
  optimizeDeps: {
    // A package found after the first page would be bundled with a second copy of React, and hooks would fail.
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      '@radix-ui/react-dialog',
      '@supabase/supabase-js',
      'class-variance-authority',
      'clsx',
      'react-dom',
      'sonner',
      'zod',
    ],
  },
});
