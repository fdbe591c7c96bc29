import {measureOverload} from './overload';
import {report} from './report';

const LIMITS = {goodput: 0.9, p95Ms: 1_000, recoveryMs: 5_000};

/** Checks that an isolate that gets 150 % of the pages it can render still renders nearly as many, and in time. */
export async function checkOverload(pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const {peakPerSecond, goodput, medianMs, p95Ms, statuses, recoveryMs, ...adds} = await measureOverload(page);
    report(
      `${page}: served at 150 % of the peak, as a share of it`,
      `${percent(goodput)} of ${peakPerSecond.toFixed(0)} a second (by status: ${JSON.stringify(statuses)})`,
      goodput >= LIMITS.goodput,
    );
    report(
      `${page}: the served ones, p95`,
      `${p95Ms.toFixed(0)} ms, median ${medianMs.toFixed(0)} ms`,
      p95Ms <= LIMITS.p95Ms,
    );
    report(`${page}: quick again after`, `${(recoveryMs / 1000).toFixed(1)} s`, recoveryMs <= LIMITS.recoveryMs);
    report(
      `${page}: additions to a cart meanwhile`,
      `${adds.added}, ${adds.refusedAdds} refused, slowest ${adds.slowestAddMs.toFixed(0)} ms`,
      adds.added > 0 && adds.refusedAdds === 0,
    );
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
