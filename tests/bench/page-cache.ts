import {readdirSync, readFileSync} from 'node:fs';
import {manyProducts} from '../support/many-products';
import {percentile} from '../support/percentile';
import {startStack} from '../support/stack';
import {startBareWorker} from './bare-worker';
import {inTurn, measureLoad, UNCACHED_COOKIE, type LoadOptions} from './load';
import {startTemplate} from './template';

/** Many short rounds: a shared machine changes its speed from one second to the next. */
const ROUNDS = 15;
const WINDOW_S = 0.7;
const CONNECTIONS = 8;
/** Four times as many pages as the memory of an isolate holds: requested equally often, most of them come from the Cache API. */
const PRODUCTS = 1_200;
const TICKS_PER_SECOND = 100;

/**
 * Throughput and CPU of one kind of request, as shares of an empty worker that returns as many bytes. All are medians; the
 * shares are those of requests in the same round.
 */
export interface PageShare {
  readonly name: string;
  /** Requests per second divided by the empty worker's. */
  readonly throughput: number;
  /** The empty worker's CPU per request divided by this one's. */
  readonly cpu: number;
  readonly cpuMicroseconds: number;
  /** The CPU time of each round, to be compared with another kind's of the same round. */
  readonly cpuMicrosecondsByRound: readonly number[];
}

type Target = Pick<LoadOptions, 'url' | 'nextPath'>;

/** What is requested in turns with others. */
interface Kind {
  readonly name: string;
  readonly load: Omit<LoadOptions, 'seconds' | 'connections'>;
}

interface Sample {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
}

/** The name of the product page that Hydrogen's template renders. */
export const TEMPLATE = 'product, rendered by the template of Hydrogen';

/**
 * Measures pages from the memory of the isolate, from the Cache API and without the cache, in turns with an empty worker and
 * with Hydrogen's template.
 */
export async function measurePageCache(): Promise<readonly PageShare[]> {
  const stack = await startStack({seed: manyProducts(PRODUCTS)});
  const url = stack.workerUrl();
  const products = stack.shop.products.map(({handle}) => `/product/${handle}`);
  let template: Awaited<ReturnType<typeof startTemplate>> | undefined;
  try {
    template = await startTemplate(stack, '/products/palak-paneer');
    for (const path of ['/', '/product/palak-paneer']) await fillCache(new URL(path, stack.origin));
    const rendered = (name: string, target: Target) => ({
      name: `${name}, rendered`,
      load: {...target, cookie: UNCACHED_COOKIE},
    });
    const home = {url: new URL('/', url)};
    const product = {url: new URL('/product/palak-paneer', url)};
    const shares = [
      ...(await compare('home', home, [rendered('home', home)])),
      ...(await compare('product', product, [
        rendered('product', product),
        {name: TEMPLATE, load: {url: template.url}},
      ])),
    ];
    for (const path of products) await fillCache(new URL(path, stack.origin));
    return [
      ...shares,
      ...(await compare('product beside as many pages as memory holds', product, [])),
      ...(await compare('product from the Cache API', {url, nextPath: inTurn(products)}, [])),
    ];
  } finally {
    await template?.close();
    await stack.close();
  }
}

async function fillCache(url: URL): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await (await fetch(url)).text();
}

/** Compares a cached page, and others in turns with it, with an empty worker that returns as many bytes. */
async function compare(name: string, target: Target, others: readonly Kind[]): Promise<PageShare[]> {
  const {bytesPerResponse} = await measureLoad({...target, seconds: WINDOW_S, connections: CONNECTIONS});
  const bare = await startBareWorker(bytesPerResponse);
  const kinds: Kind[] = [
    {name: 'empty worker', load: {url: bare.url}},
    {name: `${name}, cached`, load: target},
    ...others,
  ];
  const rounds: Sample[][] = [];
  while (rounds.length < ROUNDS) rounds.push(await measureInTurn(kinds, rounds.length % 2 === 1));
  await bare.close();
  const medianOf = (value: (round: readonly Sample[]) => number) => percentile(rounds.map(value), 0.5);
  return kinds.slice(1).map((kind, index) => {
    const share = (compareWith: (page: Sample, empty: Sample) => number) =>
      medianOf(([empty, ...pages]) => (empty && pages[index] ? compareWith(pages[index], empty) : NaN));
    return {
      name: kind.name,
      throughput: share((page, empty) => page.requestsPerSecond / empty.requestsPerSecond),
      cpu: share((page, empty) => empty.cpuMicroseconds / page.cpuMicroseconds),
      cpuMicroseconds: share((page) => page.cpuMicroseconds),
      cpuMicrosecondsByRound: rounds.map((samples) => samples[index + 1]?.cpuMicroseconds ?? NaN),
    };
  });
}

/** Measures each kind once; in every second round from the last to the first, so that none always follows a slow one. */
async function measureInTurn(kinds: readonly Kind[], isReversed: boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const kind of isReversed ? kinds.toReversed() : kinds) samples.push(await sample(kind.load));
  return isReversed ? samples.reverse() : samples;
}

async function sample(load: Kind['load']): Promise<Sample> {
  const before = workerCpuSeconds();
  const {requestsPerSecond} = await measureLoad({...load, seconds: WINDOW_S, connections: CONNECTIONS});
  const cpuSeconds = workerCpuSeconds() - before;
  return {requestsPerSecond, cpuMicroseconds: (cpuSeconds / (requestsPerSecond * WINDOW_S)) * 1e6};
}

/** Returns the CPU time of the workers that this process has started; idle ones add nothing. Linux only. */
function workerCpuSeconds(): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.name === 'workerd' && stat.parent === process.pid)
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
  return ticks / TICKS_PER_SECOND;
}

function readStat(id: string): {readonly name: string; readonly parent: number; readonly ticks: number} | null {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    return {name, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0)};
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}
