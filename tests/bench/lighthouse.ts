import {chromium} from '@playwright/test';
import lighthouse, {type Flags, type RunnerResult} from 'lighthouse';
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
  /** By how much the processor was slowed down to be that of a phone. */
  readonly slowdown: number;
  /** The titles of failed audits, except those of performance. */
  readonly faults: readonly string[];
}

type Result = RunnerResult['lhr'];

const AUDITED_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const VISITS = 5;

/**
 * How many times slower a mid-range phone is than a machine, by Lighthouse's measure of speed. From Lighthouse's
 * calculator for machines other than its own (https://lighthouse-cpu-throttling-calculator.vercel.app/); its default of 4 is
 * for 1,533. Between two lines the slowdown is interpolated.
 */
const SLOWDOWNS = [
  {benchmarkIndex: 150, slowdown: 1},
  {benchmarkIndex: 800, slowdown: 2},
  {benchmarkIndex: 1_300, slowdown: 3},
  {benchmarkIndex: 2_000, slowdown: 6},
] as const;

/** Returns the slowdown for a machine. @throws Error if the machine is slower or faster than the calculator covers */
function slowdownFor(benchmarkIndex: number): number {
  const next = SLOWDOWNS.findIndex((line) => line.benchmarkIndex >= benchmarkIndex);
  const [low, high] = [SLOWDOWNS[next - 1], SLOWDOWNS[next]];
  if (!low || !high) throw new Error(`no slowdown is known for a machine of speed ${benchmarkIndex}`);
  const share = (benchmarkIndex - low.benchmarkIndex) / (high.benchmarkIndex - low.benchmarkIndex);
  return low.slowdown + share * (high.slowdown - low.slowdown);
}

/**
 * Measures a page with Lighthouse's mobile settings: simulated slow 4G and the processor of a mid-range phone.
 * The page is audited once before: the CDN has each size of a picture after its first visitor, and Lighthouse measures the machine.
 * @param url with a certificate that need not be valid
 * @param isPrivate skips the audit that the page can be indexed
 * @returns the audits, and the visit with the median performance of five
 * @throws Error if a visit fails twice: on a busy machine a recording may miss its beginning
 */
export async function scorePage(url: string, isPrivate: boolean): Promise<PageScores> {
  const audited = await visitOrRetry(url, {skipAudits: isPrivate ? ['is-crawlable'] : null});
  const slowdown = slowdownFor(audited.environment.benchmarkIndex);
  const flags: Flags = {onlyCategories: ['performance'], throttling: {cpuSlowdownMultiplier: slowdown}};
  const visits: Result[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visitOrRetry(url, flags));
  visits.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const median = visits[Math.floor(VISITS / 2)]!;
  return {
    performance: scoreOf(median, 'performance'),
    accessibility: scoreOf(audited, 'accessibility'),
    bestPractices: scoreOf(audited, 'best-practices'),
    seo: scoreOf(audited, 'seo'),
    layoutShift: median.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    largestPaintMs: median.audits['largest-contentful-paint']?.numericValue ?? NaN,
    slowdown,
    faults: AUDITED_CATEGORIES.flatMap((category) => faultsOf(audited, category)),
  };
}

const visitOrRetry = (url: string, flags: Flags) => visit(url, flags).catch(() => visit(url, flags));

/** Visits a page with a new browser. */
async function visit(url: string, flags: Flags): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {port, logLevel: 'error', ...flags});
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({categories}: Result, category: string) => Math.round((categories[category]?.score ?? 0) * 100);

/** Returns the titles of a category's failed audits. */
const faultsOf = ({categories, audits}: Result, category: string) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => audits[id]?.title ?? id);
