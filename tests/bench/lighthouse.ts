import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {freePort} from '../support/free-port';

/** The Lighthouse scores (0 to 100) of a page on a slow phone, and its layout shift. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** When the largest picture or text appeared. */
  readonly largestPaintMs: number;
  /** The speed of this machine as Lighthouse measures it; its scores are meant for 1,500 or more. */
  readonly benchmarkIndex: number;
  /** The titles of failed audits, except those of performance. */
  readonly faults: readonly string[];
}

const AUDITED_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const VISITS = 5;

/**
 * Measures a page with Lighthouse's mobile settings: simulated slow 4G, four times slower processor.
 * The page is opened once before, because the CDN has each size of a picture after its first visitor.
 * @param isPrivate skips the audit that the page can be indexed
 * @returns the visit with the median performance of five
 * @throws Error if a visit fails twice: on a busy machine a recording may miss its beginning
 */
export async function scorePage(url: string, isPrivate: boolean): Promise<PageScores> {
  const visitOrRetry = () => visit(url, isPrivate).catch(() => visit(url, isPrivate));
  await visitOrRetry();
  const visits: PageScores[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visitOrRetry());
  visits.sort((one, other) => one.performance - other.performance);
  return visits[Math.floor(VISITS / 2)]!;
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
    const faults = AUDITED_CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => audits[id]?.title ?? id);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
      benchmarkIndex: result.lhr.environment.benchmarkIndex,
      faults,
    };
  } finally {
    await browser.close();
  }
}
