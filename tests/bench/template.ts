import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../scripts/lib/processes.mjs';
import type {Stack} from '../support/stack';
import {startWorker} from './start-worker';

/** Hydrogen's template as Shopify's command line tool carries it, which is one release older than Hydrogen itself. */
const SOURCE = 'node_modules/@shopify/cli/dist/assets/hydrogen/starter';
const FOLDER = '.local/bench/template';
/** The worker that {@link startTemplate} builds. */
export const TEMPLATE_WORKER = `${FOLDER}/dist/server/index.js`;
const BUILD = ['hydrogen', 'build', '--path', FOLDER, '--disable-route-warning', '--no-bundle-stats'];

/**
 * Builds Hydrogen's template with the packages of this project, and serves it for the products of a local shop.
 * @returns the URL of its worker
 * @throws Error if the build fails or if its product page is not complete
 */
export async function startTemplate({shop}: Pick<Stack, 'shop'>, productPath: string) {
  rmSync(FOLDER, {recursive: true, force: true});
  cpSync(SOURCE, FOLDER, {recursive: true});
  const env = {NODE_ENV: 'production', SHOPIFY_CLI_NO_ANALYTICS: '1'};
  const {code, output} = await run('shopify', BUILD, {quiet: true, env});
  if (code !== 0) throw new Error(output);
  const {PUBLIC_STOREFRONT_API_TOKEN = ''} = shop.settings;
  const worker = startWorker(path.dirname(TEMPLATE_WORKER), {
    SESSION_SECRET: 'a secret of the bench',
    PUBLIC_STOREFRONT_API_TOKEN,
    PUBLIC_STORE_DOMAIN: shop.origin,
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.invalid',
    PUBLIC_STOREFRONT_ID: '1',
  });
  const {workerUrl} = await worker.ready;
  const url = new URL(productPath, workerUrl);
  const page = await (await fetch(url)).text();
  if (!page.includes('<h1>')) throw new Error(`The template has no product page at ${productPath}`);
  return {url, close: () => worker.dispose()};
}
