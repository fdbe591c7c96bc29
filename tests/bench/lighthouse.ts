import {chromium} from '@playwright/test';
import lighthouse, {auditFlowArtifacts, type Flags, type RunnerResult} from 'lighthouse';
import {freePort} from '../support/free-port';
import {percentile} from '../support/percentile';
import {toCpuTime} from './cpu-time';
import {measureSpeed} from './machine-speed';
import {slowdownFor} from './phone-slowdown';

/** The Lighthouse scores (0 to 100) of a page on a slow phone, and its layout shift. */
export interface PageScores {
  readonly performance: number;
  /** The score if tasks had only taken their CPU time: far above `performance` on a machine that is busy with other work. */
  readonly performanceByCpuTime: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** When the largest picture or text appeared. */
  readonly largestPaintMs: number;
  /** By how much the processor was slowed down to be that of a phone, from the least to the most of all visits. */
  readonly slowdowns: readonly [least: number, most: number];
  /** The titles of failed audits, except those of performance. */
  readonly faults: readonly string[];
}

type Result = RunnerResult['lhr'];

const AUDITED_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const VISITS = 5;

/** Stops the spinner in the tab of a loading page, which costs half as much CPU time as the page. */
const NO_SPINNER = '--animation-duration-scale=0';

/**
 * Measures a page with Lighthouse's mobile settings: simulated slow 4G and the processor of a mid-range phone.
 * The page is audited once before, because the CDN has each size of a picture after its first visitor.
 * @param url with a certificate that need not be valid
 * @param isPrivate skips the audit that the page can be indexed
 * @returns the audits, and the visit with the median performance of five
 * @throws Error if a visit fails twice: on a busy machine a recording may miss its beginning
 */
export async function scorePage(url: string, isPrivate: boolean): Promise<PageScores> {
  const {lhr: audited} = await visitOrRetry(url, {skipAudits: isPrivate ? ['is-crawlable'] : null});
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visitAsPhone(url));
  const {result} = visits.toSorted((one, other) => performanceOf(one) - performanceOf(other))[Math.floor(VISITS / 2)]!;
  const slowdowns = visits.map(({slowdown}) => slowdown);
  return {
    performance: scoreOf(result, 'performance'),
    performanceByCpuTime: percentile(
      visits.map(({scoreByCpuTime}) => scoreByCpuTime),
      0.5,
    ),
    accessibility: scoreOf(audited, 'accessibility'),
    bestPractices: scoreOf(audited, 'best-practices'),
    seo: scoreOf(audited, 'seo'),
    layoutShift: result.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    largestPaintMs: result.audits['largest-contentful-paint']?.numericValue ?? NaN,
    slowdowns: [Math.min(...slowdowns), Math.max(...slowdowns)],
    faults: AUDITED_CATEGORIES.flatMap((category) => faultsOf(audited, category)),
  };
}

interface Visit {
  readonly result: Result;
  readonly scoreByCpuTime: number;
  readonly slowdown: number;
}

/** Visits a page, and scores the recording for the speed that the machine had during the visit. */
async function visitAsPhone(url: string): Promise<Visit> {
  const flags: Flags = {onlyCategories: ['performance']};
  const {artifacts, speed} = await visitOrRetry(url, flags);
  const slowdown = slowdownFor(speed);
  const throttling = {...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown};
  const recording = {...artifacts, settings: {...artifacts.settings, throttling}};
  const inCpuTime = {...artifacts.Trace, traceEvents: [...toCpuTime(artifacts.Trace.traceEvents)]};
  const {steps} = await auditFlowArtifacts({
    gatherSteps: [recording, {...recording, Trace: inCpuTime}].map((step) => ({
      artifacts: step,
      flags: {...flags, throttling},
    })),
  });
  return {result: steps[0]!.lhr, scoreByCpuTime: scoreOf(steps[1]!.lhr, 'performance'), slowdown};
}

const visitOrRetry = (url: string, flags: Flags) => visit(url, flags).catch(() => visit(url, flags));

/** Visits a page with a new browser, and measures the speed of the machine right before and after it. */
async function visit(url: string, flags: Flags): Promise<RunnerResult & {readonly speed: number}> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--ignore-certificate-errors', NO_SPINNER, `--remote-debugging-port=${port}`],
  });
  try {
    const speedBefore = await measureSpeed(browser);
    const result = await lighthouse(url, {port, logLevel: 'error', ...flags});
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    if (result.lhr.categories.performance?.score === null) throw new Error('a visit without a score');
    return {...result, speed: (speedBefore + (await measureSpeed(browser))) / 2};
  } finally {
    await browser.close();
  }
}

const performanceOf = ({result}: Visit) => scoreOf(result, 'performance');

const scoreOf = ({categories}: Result, category: string) => Math.round((categories[category]?.score ?? 0) * 100);

/** Returns the titles of a category's failed audits. */
const faultsOf = ({categories, audits}: Result, category: string) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => audits[id]?.title ?? id);
