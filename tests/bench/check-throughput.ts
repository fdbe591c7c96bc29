import {measureOverload} from './overload';
import {measurePageCache} from './page-cache';
import {report} from './report';

const PAGES = ['/', '/product/palak-paneer'];
const OVERLOAD = {goodput: 0.9, p95Ms: 1_000, recoveryMs: 5_000};

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

/** Checks that an isolate that gets 150 % of the pages it can render still renders nearly as many, and in time. */
export async function checkOverload(): Promise<void> {
  for (const page of PAGES) {
    const {peakPerSecond, goodput, medianMs, p95Ms, statuses, recoveryMs, ...adds} = await measureOverload(page);
    report(
      `${page}: served at 150 % of the peak, as a share of it`,
      `${(goodput * 100).toFixed(0)} % of ${peakPerSecond.toFixed(0)} a second (by status: ${JSON.stringify(statuses)})`,
      goodput >= OVERLOAD.goodput,
    );
    report(
      `${page}: the served ones, p95`,
      `${p95Ms.toFixed(0)} ms, median ${medianMs.toFixed(0)} ms`,
      p95Ms <= OVERLOAD.p95Ms,
    );
    report(`${page}: quick again after`, `${(recoveryMs / 1000).toFixed(1)} s`, recoveryMs <= OVERLOAD.recoveryMs);
    report(
      `${page}: additions to a cart meanwhile`,
      `${adds.added}, ${adds.refusedAdds} refused, slowest ${adds.slowestAddMs.toFixed(0)} ms`,
      adds.added > 0 && adds.refusedAdds === 0,
    );
  }
}
