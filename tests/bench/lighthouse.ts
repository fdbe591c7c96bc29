import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {freePort} from '../support/free-port';

/** What Lighthouse says of one page on a slow phone: scores of a hundred, and how far the page jumped. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** Titles of the audits that cost points in the last three. */
  readonly faults: readonly string[];
}

const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * Visits a page as Lighthouse's mobile visitor does: simulated slow 4G, four times slower processor.
 * @param isPrivate a page that asks search engines to stay out is not blamed for it
 * @throws Error when the page could not be measured, twice: on a busy machine a recording may miss its beginning
 */
export async function scorePage(url: string, isPrivate: boolean): Promise<PageScores> {
  return visit(url, isPrivate).catch(() => visit(url, isPrivate));
}

async function visit(url: string, isPrivate: boolean): Promise<PageScores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      skipAudits: isPrivate ? ['is-crawlable'] : null,
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const {categories, audits} = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const faults = JUDGED.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => audits[id]?.title ?? id);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      faults,
    };
  } finally {
    await browser.close();
  }
}
