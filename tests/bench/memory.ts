import {freePort} from '../support/free-port';
import {startLocalShop} from '../support/local-shop';
import {manyProducts} from '../support/many-products';
import {measureHeapMb} from './heap';
import {inTurn, measureLoad, UNCACHED_COOKIE} from './load';
import {report} from './report';
import {startWorker} from './start-worker';

const REQUESTS = 20_000;
/** By then every page has filled the caches. */
const WARM_UP = 5_000;
const WINDOW_S = 5;
/** As many pages as a worker renders at a time: it refuses others on a slow machine. */
const CONNECTIONS = 4;
const PRODUCTS = 600;
const MOST_GROWTH = 1.1;

/** Checks that the memory that a worker uses does not grow with the number of pages that it renders. */
export async function checkMemory(): Promise<void> {
  const storefrontOrigin = 'http://localhost:3000';
  const shop = await startLocalShop({seed: manyProducts(PRODUCTS), storefrontOrigin});
  const inspectorPort = await freePort();
  const worker = startWorker('dist/server', {PUBLIC_ORIGIN: storefrontOrigin, ...shop.settings}, {inspectorPort});
  try {
    const {workerUrl: url} = await worker.ready;
    const products = shop.products.map(({handle}) => `/product/${handle}`);
    const nextPath = inTurn(['/', '/products', '/recipes', ...products]);
    const renderUntil = async (total: number, rendered: number) => {
      let count = rendered;
      while (count < total) {
        const load = {url, nextPath, cookie: UNCACHED_COOKIE, seconds: WINDOW_S, connections: CONNECTIONS};
        count += (await measureLoad(load)).requestsPerSecond * WINDOW_S;
      }
      return count;
    };
    const warm = await renderUntil(WARM_UP, 0);
    const beforeMb = await measureHeapMb(inspectorPort);
    const rendered = await renderUntil(REQUESTS, warm);
    const afterMb = await measureHeapMb(inspectorPort);
    report(
      `memory in use after ${rendered.toFixed(0)} rendered pages, against ${warm.toFixed(0)}`,
      `${afterMb.toFixed(1)} and ${beforeMb.toFixed(1)} MB`,
      afterMb <= beforeMb * MOST_GROWTH,
    );
  } finally {
    await worker.dispose();
    await shop.close();
  }
}
