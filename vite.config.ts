import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig, type Plugin} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {developmentAccounts} from './local/storefront/development-accounts';

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

/**
 * One file for the framework and few for the rest: each small file is compressed by itself. Terser takes 4 % more off
 * than the default. The server's build refuses manual chunks and need not be small.
 */
function smallBrowserBuild(): Plugin {
  const framework = /node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//;
  // Loaded on demand, and so small that Rollup would otherwise fill their file with what every page needs.
  const players = /\/app\/(ui\/media\/player\/|core\/to-embed\.ts)/;
  return {
    name: 'small-browser-build',
    config: (_config, {command, isSsrBuild}) => {
      if (command !== 'build' || isSsrBuild) return {};
      const manualChunks = (id: string) => {
        if (framework.test(id)) return 'framework';
        if (players.test(id)) return 'players';
        // Fetched later by every page: nothing that is needed at once may be put beside it.
        return id.endsWith('/browser/user-status.ts') ? 'user-status' : undefined;
      };
      const terserOptions = {
        ecma: 2020 as const,
        module: true,
        compress: {passes: 3},
        format: {comments: false as const},
      };
      const output = {experimentalMinChunkSize: 8_000, manualChunks, onlyExplicitManualChunks: true};
      return {build: {minify: 'terser' as const, terserOptions, rollupOptions: {output}}};
    },
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    forwardedHost(),
    smallBrowserBuild(),
    developmentAccounts(process.env.PUBLIC_STORE_DOMAIN),
    hydrogen(),
    oxygen(),
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
    proxy: {'/cdn/': {target: process.env.PUBLIC_STORE_DOMAIN ?? 'http://localhost:4000'}},
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
    include: ['@radix-ui/react-dialog', 'class-variance-authority', 'clsx', 'sonner'],
  },
});
