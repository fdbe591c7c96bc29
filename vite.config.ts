import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig, type Plugin, type Rollup} from 'vite';

import tsconfigPaths from 'vite-tsconfig-paths';
import {developmentAccounts} from './local/storefront/development-accounts';
import {developmentSettings} from './local/storefront/development-settings';
import {warnWithoutLocalShop} from './local/storefront/warn-without-local-shop';

// Without a network, the telemetry of Shopify's command line would end `shopify hydrogen dev` after some seconds.
process.env.SHOPIFY_CLI_NO_ANALYTICS ??= '1';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Remix compares Origin with Host before an action, and mini-oxygen's bridge hands the worker a host of its own:
 * without the visitor's host beside it, each form posted in development would be answered 500.
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

// With the helpers that React's own modules are wrapped in; elsewhere they would make files import each other in a circle.
const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
const REMIX = /node_modules\/(@remix-run|react-router|react-router-dom|turbo-stream)\//;
// Small modules that come with nearly every form.
const FORM = /\/app\/ui\/(FieldFrame|control-style|Alert)\.tsx?$/;
const CATALOG_SCREENS = ['_index', 'products._index', 'product.$productSlug', 'collections.$handle', 'search'];
const IS_SHARED_FROM = 3;

/**
 * Few files, since each is compressed by itself and asked for by itself: React and Remix, which come side by side, what every
 * page's document needs, and what most screens of the catalogue share, or the product's, the heaviest, with any other. The
 * rest stays with its route, or apart where it is loaded on demand. Terser takes 4 % more off than the default. The server's
 * build refuses manual chunks and need not be small.
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
        shared ??= shareOut(graph);
        return shared(id);
      };
      const terserOptions = {
        ecma: 2020 as const,
        module: true,
        compress: {passes: 3},
        format: {comments: false as const},
      };
      const output = {manualChunks, onlyExplicitManualChunks: true};
      return {build: {minify: 'terser' as const, terserOptions, rollupOptions: {output}}};
    },
  };
}

function shareOut(graph: ManualChunkMeta): (id: string) => string | undefined {
  const needs = (file: string) => reach(graph, `${import.meta.dirname}/app/${file}.tsx`);
  const everyDocument = needs('root');
  const screens = CATALOG_SCREENS.map((name) => needs(`routes/${name}`));
  const product = needs('routes/product.$productSlug');
  // Every route is imported by a stand-in that the build makes up.
  const isLent = (id: string) =>
    !id.includes('/app/routes/') && graph.getModuleInfo(id)?.importers.some((importer) => !product.has(importer));
  const lent = new Set([...product].filter(isLent).flatMap((id) => [...reach(graph, id)]));
  return (id) => {
    if (everyDocument.has(id)) return 'document';
    const isShared = screens.filter((ids) => ids.has(id)).length >= IS_SHARED_FROM || lent.has(id);
    return isShared ? 'catalog' : undefined;
  };
}

/** @returns a module and everything it imports, but for what it loads on demand */
function reach({getModuleInfo}: ManualChunkMeta, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (id: string) => {
    const module = getModuleInfo(id);
    // What is also loaded on demand is named here for the server alone.
    if (!module || reached.has(id) || module.dynamicImporters.length > 0) return;
    reached.add(id);
    module.importedIds.forEach(follow);
  };
  follow(from);
  return reached;
}

const localSettings = developmentSettings({args: process.argv.slice(2), env: process.env});
const localShop = localSettings.PUBLIC_STORE_DOMAIN;
const storeDomain = process.env.PUBLIC_STORE_DOMAIN ?? localShop;

export default defineConfig({
  plugins: [
    tailwindcss(),
    forwardedHost(),
    smallBrowserBuild(),
    developmentAccounts(storeDomain),
    localShop !== undefined && warnWithoutLocalShop(localShop),
    hydrogen(),
    // Read by the development server alone: a build holds no settings.
    oxygen({env: localSettings}),
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
    // The platform serves a store's media under the storefront's own origin; so does the local shop, through this.
    proxy: {'/cdn/': {target: storeDomain ?? 'http://localhost:4000'}},
  },
  build: {
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  ssr: {
    // Written for Node's `require`, which the worker does not have.
    optimizeDeps: {include: ['xss']},
  },
  optimizeDeps: {
    // Found before the first visit, so that the first page in development does not reload itself.
    include: ['@radix-ui/react-dialog', 'class-variance-authority', 'clsx', 'sonner', 'zod'],
  },
});
