import {percentile} from '../support/percentile';
import {measurePageCache, TEMPLATE} from './page-cache';
import {report} from './report';
import {TEMPLATE_WORKER} from './template';
import {measureWorkerStarts} from './worker-start';

/** The least shares of an empty worker's requests per CPU second. */
const SHARES: Readonly<Record<string, number>> = {
  'home, cached': 0.9,
  'product, cached': 0.88,
  'product from the Cache API, cached': 0.4,
};

/** A rendered product page must have at least 1.5 times the share of the template's. */
const TIMES_TEMPLATE = 1.5;

/** The start of the worker may take 52 ms where that of the template takes 12 ms: shared machines differ by a factor of four. */
const START_TIMES_TEMPLATE = 52 / 12;

/**
 * Checks that cached pages cost hardly more than an empty worker, rendered ones two thirds of the template's, and that the worker
 * starts quickly.
 */
export async function checkPageCache(): Promise<void> {
  const shares = await measurePageCache();
  for (const {name, cpu, throughput, cpuMicroseconds} of shares)
    report(
      `${name}: requests per CPU second, as a share of an empty worker's`,
      `${(cpu * 100).toFixed(1)} % (${cpuMicroseconds.toFixed(0)} µs; ${(throughput * 100).toFixed(0)} % of its requests a second)`,
      cpu >= (SHARES[name] ?? 0),
    );
  const cpuTimesOf = (wanted: string) => shares.find(({name}) => name === wanted)?.cpuMicrosecondsByRound ?? [];
  const multiple = medianRatio(cpuTimesOf(TEMPLATE), cpuTimesOf('product, rendered'));
  report(
    'a rendered product page: requests per CPU second, as a multiple of the template’s',
    multiple.toFixed(1),
    multiple >= TIMES_TEMPLATE,
  );
  const [starts = [], templateStarts = []] = measureWorkerStarts(['dist/server/index.js', TEMPLATE_WORKER]);
  const startMultiple = medianRatio(starts, templateStarts);
  report(
    'the start of the worker: CPU time, as a multiple of the template’s',
    `${startMultiple.toFixed(1)} (${percentile(starts, 0.5).toFixed(0)} and ${percentile(templateStarts, 0.5).toFixed(0)} ms)`,
    startMultiple <= START_TIMES_TEMPLATE,
  );
}

/** Returns the median of the rounds' ratios: within one round the machine's speed hardly changes. */
const medianRatio = (first: readonly number[], second: readonly number[]): number =>
  percentile(
    first.map((time, round) => time / (second[round] ?? NaN)),
    0.5,
  );
