import {spawn} from 'node:child_process';
import {serveStorefront} from '../../local/storefront/serve-storefront';
import {freePort} from '../support/stack';
import {startBareWorker} from './bare-worker';
import {compareCatalogues} from './catalogue-size';
import {weighFirstLoad} from './first-load';
import {measureInteractions} from './interaction';
import {scorePage} from './lighthouse';
import {measureLoad} from './load';

const PAGES = ['/', '/products', '/product/palak-paneer', '/cart'];
const LOADED_PAGES = ['/', '/product/palak-paneer'];
const SECONDS = 6;
const CONNECTIONS = 8;
const LIMITS = {
  scriptBytes: 110_000,
  styleBytes: 20_000,
  shareOfBare: 0.05,
  readyS: 15,
  shopMb: 150,
  performanceScore: 95,
  paintMs: 200,
  catalogueRatio: 1.5,
};

const verdicts: boolean[] = [];

/** Prints one number beside what it is held to. */
function judge(what: string, value: string, holds: boolean): void {
  verdicts.push(holds);
  console.log(`${holds ? 'ok  ' : 'MISS'}  ${what.padEnd(58)} ${value}`);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Runs `npm start`'s launcher on free ports and waits until the storefront answers. */
async function startEverything() {
  const [port, shopPort] = [await freePort(), await freePort()];
  const startMs = performance.now();
  const launcher = spawn('node', ['local/launch/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PORT: String(port), SHOP_PORT: String(shopPort)},
  });
  const origin = `http://localhost:${port}`;
  while (
    !(await fetch(origin).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (launcher.exitCode !== null) throw new Error('the launcher ended early');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {origin, shopOrigin: `http://localhost:${shopPort}`, readyS: (performance.now() - startMs) / 1000, launcher};
}

async function weighPages(origin: string) {
  for (const page of PAGES) {
    const load = await weighFirstLoad(origin, page);
    judge(
      `${page}: first-load JavaScript, gzip (${load.scripts} files)`,
      kB(load.scriptBytes),
      load.scriptBytes <= LIMITS.scriptBytes,
    );
    judge(`${page}: CSS, gzip`, kB(load.styleBytes), load.styleBytes > 0 && load.styleBytes <= LIMITS.styleBytes);
    console.log(`      ${page}: HTML ${kB(load.htmlBytes)} gzip`);
  }
}

async function loadPages(shopOrigin: string) {
  const env = {PUBLIC_STORE_DOMAIN: shopOrigin, PUBLIC_CHECKOUT_DOMAIN: new URL(shopOrigin).host};
  const storefront = await serveStorefront({port: 0, env, mediaOrigin: shopOrigin});
  for (const page of LOADED_PAGES) {
    const url = new URL(page, storefront.workerUrl);
    await measureLoad({url, seconds: 2, connections: CONNECTIONS});
    const ours = await measureLoad({url, seconds: SECONDS, connections: CONNECTIONS});
    const bare = await startBareWorker(ours.bytesPerResponse);
    await measureLoad({url: bare.url, seconds: 1, connections: CONNECTIONS});
    const ceiling = await measureLoad({url: bare.url, seconds: SECONDS, connections: CONNECTIONS});
    await bare.close();
    const share = ours.requestsPerSecond / ceiling.requestsPerSecond;
    const numbers = `${ours.requestsPerSecond.toFixed(0)} of ${ceiling.requestsPerSecond.toFixed(0)} a second, ${kB(ours.bytesPerResponse)}, p95 ${ours.p95Ms.toFixed(1)} ms`;
    judge(
      `${page}: pages a second as a share of a bare worker`,
      `${(share * 100).toFixed(1)} % (${numbers})`,
      share >= LIMITS.shareOfBare,
    );
  }
  await storefront.close();
}

async function scorePages(origin: string) {
  for (const page of PAGES) {
    const {performance, layoutShift, faults, ...others} = await scorePage(origin + page, page === '/cart');
    const rest = Object.values(others);
    judge(`${page}: Lighthouse performance on a phone`, String(performance), performance >= LIMITS.performanceScore);
    judge(
      `${page}: Lighthouse accessibility, best practices, search engines`,
      `${rest.join(', ')} ${faults.join('; ')}`,
      rest.every((score) => score === 100),
    );
    judge(`${page}: layout shift`, layoutShift.toFixed(4), layoutShift === 0);
  }
}

async function feelPages(origin: string) {
  for (const {name, durationMs} of await measureInteractions(origin))
    judge(
      `${name}: until the next paint, processor four times slower`,
      `${durationMs} ms`,
      durationMs < LIMITS.paintMs,
    );
}

/** A page's cost may grow with what it shows, not with what there is. */
async function growCatalogue() {
  const {ten, thousand} = await compareCatalogues();
  const ratio = thousand.cachedMs / ten.cachedMs;
  const fresh = `asked of the shop anew: ${ten.freshMs.toFixed(1)} and ${thousand.freshMs.toFixed(1)} ms`;
  judge(
    '/products of 1,000 products against 10',
    `${ratio.toFixed(2)} times (${ten.cachedMs.toFixed(1)} and ${thousand.cachedMs.toFixed(1)} ms; ${fresh})`,
    ratio <= LIMITS.catalogueRatio,
  );
}

const running = await startEverything();
try {
  judge('npm start: ready after', `${running.readyS.toFixed(1)} s`, running.readyS <= LIMITS.readyS);
  await weighPages(running.origin);
  await scorePages(running.origin);
  await feelPages(running.origin);
  await loadPages(running.shopOrigin);
  await growCatalogue();
  const health: {memoryMb: number} = await (await fetch(`${running.shopOrigin}/__health`)).json();
  judge('local shop: memory after all this', `${health.memoryMb} MB`, health.memoryMb <= LIMITS.shopMb);
} finally {
  running.launcher.kill('SIGTERM');
}
console.log(`\n${verdicts.filter(Boolean).length} of ${verdicts.length} within their limits`);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
