import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig, type Plugin} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {developmentAccounts} from './local/storefront/development-accounts';
import {developmentSettings} from './local/storefront/development-settings';
import {warnWithoutLocalShop} from './local/storefront/warn-without-local-shop';
import {buildId} from './scripts/lib/build-id';
import {browserChunks} from './scripts/lib/browser-chunks';
import {firstVisitFiles} from './scripts/lib/first-visit-files';
import {moduleSizes} from './scripts/lib/module-sizes';
import {packagePatches} from './scripts/lib/package-patches';
import {privateOxygenSettings, workerBuild} from './scripts/lib/worker-build';

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

const localSettings = developmentSettings({args: process.argv.slice(2), env: process.env});
const localShop = localSettings.PUBLIC_STORE_DOMAIN;
const storeDomain = process.env.PUBLIC_STORE_DOMAIN ?? localShop;

export default defineConfig({
  plugins: [
    tailwindcss(),
    forwardedHost(),
    workerBuild(),
    buildId(),
    browserChunks(),
    moduleSizes(),
    firstVisitFiles(),
    packagePatches(),
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
      'web-vitals',
      'zod',
    ],
  },
});
