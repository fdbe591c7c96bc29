import type {Seed} from '../../local/seed/types';
import {manyProducts} from '../support/many-products';
import {startStack, type Stack} from '../support/stack';

const ROUNDS = 12;
/** A path that no other request of the run uses, so that the response is not cached. */
const freshPath = (round: number) => `/products?kind=single&max=${1_000 + round}`;

/** The duration of a page in milliseconds; `fresh` includes the work of the local shop. */
export interface PageCost {
  readonly cachedMs: number;
  readonly freshMs: number;
}

/** Compares the product list of a shop with ten products with that of a shop with ten thousand. */
export async function compareCatalogs(): Promise<{readonly ten: PageCost; readonly tenThousand: PageCost}> {
  const ten = await withStack(manyProducts(10), measure);
  return {ten, tenThousand: await withStack(manyProducts(10_000), measure)};
}

async function withStack<Result>(seed: Seed, use: (stack: Stack) => Promise<Result>): Promise<Result> {
  const stack = await startStack({seed});
  try {
    return await use(stack);
  } finally {
    await stack.close();
  }
}

async function measure({origin}: Stack): Promise<PageCost> {
  // The first rounds warm up; the median is robust on a busy machine.
  await medianMs(() => origin + '/products', ROUNDS * 4);
  await medianMs((round) => origin + freshPath(round + ROUNDS * 2), ROUNDS);
  return {
    cachedMs: await medianMs(() => origin + '/products', ROUNDS * 4),
    freshMs: await medianMs((round) => origin + freshPath(round), ROUNDS * 2),
  };
}

async function medianMs(addressOf: (round: number) => string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now();
    await (await fetch(addressOf(round))).text();
    times.push(performance.now() - startMs);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
}
