import path from 'node:path';
import type {Plugin} from 'vite';
import {FOR_BROWSERS, FOR_THE_SERVER} from './builds';

const APP = path.resolve('app') + path.sep;
const ON_DEMAND = '\0loaded-on-demand';

/** An import of a module with this export rejects, so that the server cannot render such code by mistake. */
const ON_DEMAND_CODE = `export const then = (_resolve, reject) => reject(new Error('This code is loaded in browsers only'));`;

/** Browsers load these on demand, and the server renders them too. */
const RENDERED_TOO = /\/(?:cart-recommendations|RecipeOffline)$/;

/**
 * Builds the worker, which hosts parse before the first request of every isolate. It is one file, so the modules of `app/` that
 * only browsers import on demand (dialogs, notices, Realtime) would run when it starts: they are left out.
 * These settings take precedence over those of a command, so that every command that builds writes the same worker.
 */
export function workerBuild(): Plugin {
  return {
    name: 'worker-build',
    enforce: 'pre',
    apply: FOR_THE_SERVER,
    config: () => ({
      // Names remain readable in the source map beside the worker, which hosts read for stack traces.
      build: {minify: 'esbuild', target: 'es2022', sourcemap: true},
      // Text beyond ASCII would make hosts parse all of it with two bytes for each character.
      esbuild: {charset: 'ascii', legalComments: 'none'},
    }),
    resolveDynamicImport(specifier, importer) {
      const isLeftOut = typeof specifier === 'string' && importer.startsWith(APP) && !RENDERED_TOO.test(specifier);
      return isLeftOut ? ON_DEMAND : null;
    },
    load: (id) => (id === ON_DEMAND ? ON_DEMAND_CODE : null),
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
