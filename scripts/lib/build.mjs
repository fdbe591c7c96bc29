import {isFresh} from './is-fresh.mjs';
import {run} from './processes.mjs';
import {printDone, printStep, secondsSince, exitWithError} from './print.mjs';

const SOURCES = ['app', 'public', 'server.ts', 'vite.config.ts', 'scripts/lib', 'package-lock.json', 'tsconfig.json'];
const RESULT = 'dist/server/index.js';

/** As `shopify hydrogen deploy`, which also checks the lockfile. Committed types are compared by `npm test`. */
const BUILD = ['hydrogen', 'build', '--disable-route-warning', '--no-bundle-stats', '--no-lockfile-check'];

/**
 * Builds the production bundle.
 * @param isPlain whether packages are built as published
 */
export async function build({isPlain = false} = {}) {
  const startMs = Date.now();
  printStep(isPlain ? 'Building the storefront with packages as published …' : 'Building the storefront …');
  const env = {NODE_ENV: 'production', SHOPIFY_CLI_NO_ANALYTICS: '1', ...(isPlain && {PLAIN_BUILD: '1'})};
  const {code, output} = await run('shopify', BUILD, {quiet: true, env});
  if (code !== 0) {
    console.error(output);
    exitWithError('The build failed: see the output above.');
  }
  printDone(`Storefront built in ${secondsSince(startMs)}`);
}

/** Builds the production bundle if a source is newer than the last build. */
export async function buildWhenStale() {
  if (!isFresh(RESULT, SOURCES)) await build();
}
