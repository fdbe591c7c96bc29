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

/** A rendered product page must have at least twice the share of the template's. */
const TIMES_TEMPLATE = 2;

/** The start of the worker may take 35 ms where that of the template takes 12 ms: shared machines differ by a factor of four. */
const START_TIMES_TEMPLATE = 35 / 12;

/**
 * Checks that cached pages cost hardly more than an empty worker, rendered ones half of the template's, and that the worker
 * starts quickly.
 */
export async function checkPageCache(): Promise<void> {
  const shares = await measurePageCache();
  const template = shares.find(({name}) => name === TEMPLATE);
  if (!template) throw new Error('the template was not measured');
  const limits: Readonly<Record<string, number>> = {...SHARES, 'product, rendered': template.cpu * TIMES_TEMPLATE};
  for (const {name, cpu, throughput, cpuMicroseconds} of shares)
    report(
      `${name}: requests per CPU second, as a share of an empty worker's`,
      `${(cpu * 100).toFixed(1)} % (${cpuMicroseconds.toFixed(0)} µs; ${(throughput * 100).toFixed(0)} % of its requests a second)`,
      cpu >= (limits[name] ?? 0),
    );
  const [startMs = NaN, templateMs = NaN] = measureWorkerStarts(['dist/server/index.js', TEMPLATE_WORKER]);
  report(
    'the start of the worker: CPU time, as a multiple of the template’s',
    `${(startMs / templateMs).toFixed(1)} (${startMs.toFixed(0)} and ${templateMs.toFixed(0)} ms)`,
    startMs / templateMs <= START_TIMES_TEMPLATE,
  );
}
