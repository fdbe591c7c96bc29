import {measurePageCache} from './page-cache';
import {report} from './report';

/** The least shares of an empty worker's requests per CPU second. */
const SHARES: Readonly<Record<string, number>> = {
  'home, cached': 0.9,
  'product, cached': 0.88,
  'product from the Cache API, cached': 0.4,
  // Twice the share of Hydrogen's own template, which has 0.066 for its product page.
  'product, rendered': 0.13,
};

/** Checks that cached pages cost hardly more than an empty worker. */
export async function checkPageCache(): Promise<void> {
  for (const {name, cpu, throughput, cpuMicroseconds} of await measurePageCache())
    report(
      `${name}: requests per CPU second, as a share of an empty worker's`,
      `${(cpu * 100).toFixed(0)} % (${cpuMicroseconds.toFixed(0)} µs; ${(throughput * 100).toFixed(0)} % of its requests a second)`,
      cpu >= (SHARES[name] ?? 0),
    );
}
