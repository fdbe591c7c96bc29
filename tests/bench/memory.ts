import {manyProducts} from '../support/many-products';
import {startStack} from '../support/stack';
import {measureLoad} from './load';
import {report} from './report';
import {workerMemoryMb} from './worker-process';

const REQUESTS = 20_000;
/** By then every cache is full and every function compiled. */
const WARM_UP = 5_000;
const WINDOW_S = 5;
const CONNECTIONS = 8;
const PRODUCTS = 600;
const MOST_GROWTH = 1.1;
/** Any cookie of the app makes a visitor personal, so that each page is rendered. */
const COOKIE = '__Host-bench=1';

/** Checks that the memory of a worker does not grow with the number of pages that it renders. */
export async function checkMemory(): Promise<void> {
  const stack = await startStack({seed: manyProducts(PRODUCTS)});
  try {
    const url = stack.workerUrl();
    const paths = ['/', '/products', '/recipes', ...stack.shop.products.map(({handle}) => `/product/${handle}`)];
    const renderUntil = async (total: number, rendered: number) => {
      let count = rendered;
      while (count < total) {
        const load = {url, paths, cookie: COOKIE, seconds: WINDOW_S, connections: CONNECTIONS};
        count += (await measureLoad(load)).requestsPerSecond * WINDOW_S;
      }
      return count;
    };
    const warm = await renderUntil(WARM_UP, 0);
    const beforeMb = workerMemoryMb();
    const rendered = await renderUntil(REQUESTS, warm);
    const afterMb = workerMemoryMb();
    report(
      `memory of a worker after ${rendered.toFixed(0)} rendered pages, against ${warm.toFixed(0)}`,
      `${afterMb.toFixed(0)} and ${beforeMb.toFixed(0)} MB`,
      afterMb <= beforeMb * MOST_GROWTH,
    );
  } finally {
    await stack.close();
  }
}
