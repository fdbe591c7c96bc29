import {measurePageCache, TEMPLATE} from './page-cache';
import {report} from './report';

/** The least shares of an empty worker's requests per CPU second. */
const SHARES: Readonly<Record<string, number>> = {
  'home, cached': 0.9,
  'product, cached': 0.88,
  'product from the Cache API, cached': 0.4,
};

/** A rendered product page must have at least twice the share of the template's. */
const TIMES_TEMPLATE = 2;

/** Checks that cached pages cost hardly more than an empty worker, and rendered ones half of the template's. */
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
}
