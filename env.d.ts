/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {AppContext} from '~/platform/context.server';

declare global {
  /** Identifies the sources of the build: see `scripts/lib/build-id.ts`. */
  const __BUILD_ID__: string;
  /** Replaced at build time; the worker has no `process` of its own. */
  const process: {env: {NODE_ENV: 'production' | 'development'} & Record<string, string | undefined>};
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends AppContext {}
}
