import {chromium, type Browser} from '@playwright/test';
import lighthouse, {auditFlowArtifacts, type Flags, type RunnerResult} from 'lighthouse';
import {freePort} from '../support/free-port';
import {NO_TAB_SPINNER} from '../support/no-tab-spinner';
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

/** By how much the speed of the machine may change during a visit; beyond it, the speed of the visit is not known. */
const MAX_SPEED_RATIO = 1.5;
const MAX_ATTEMPTS = 5;

/**
 * Measures a page with Lighthouse's mobile settings: simulated slow 4G and the processor of a mid-range phone.
 * The page is audited once before, because the CDN has each size of a picture after its first visitor.
 * @param url with a certificate that need not be valid
 * @param isPrivate skips the audit that the page can be indexed
 * @returns the audits, and the visit with the median performance of five
 * @throws Error if a visit fails twice: on a busy machine a recording may miss its beginning
 */
export async function scorePage(url: string, isPrivate: boolean): Promise<PageScores> {
  const {lhr: audited} = await orRetry(() =>
    withBrowser((_, port) => visit(url, port, {skipAudits: isPrivate ? ['is-crawlable'] : null})),
  );
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
  const {artifacts, speeds} = await visitAtSteadySpeed(url, flags);
  const slowdown = slowdownFor((speeds[0] + speeds[1]) / 2);
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

type TimedVisit = RunnerResult & {readonly speeds: readonly [before: number, after: number]};

/** Visits a page until the speed of the machine stayed about the same during a visit; the fifth visit counts in any case. */
async function visitAtSteadySpeed(url: string, flags: Flags): Promise<TimedVisit> {
  for (let attempt = 1; ; attempt++) {
    const timed = await orRetry(() => visitAtSpeed(url, flags));
    const ratio = Math.max(...timed.speeds) / Math.min(...timed.speeds);
    if (ratio <= MAX_SPEED_RATIO || attempt === MAX_ATTEMPTS) return timed;
  }
}

/** Visits a page, and measures the speed of the machine right before and after it. */
const visitAtSpeed = (url: string, flags: Flags): Promise<TimedVisit> =>
  withBrowser(async (browser, port) => {
    const before = await measureSpeed(browser);
    const result = await visit(url, port, flags);
    return {...result, speeds: [before, await measureSpeed(browser)]};
  });

/** Tries once more after a failure. */
const orRetry = <Outcome>(attempt: () => Promise<Outcome>): Promise<Outcome> => attempt().catch(attempt);

/** @throws Error if the browser could not load or record the page */
async function visit(url: string, port: number, flags: Flags): Promise<RunnerResult> {
  const result = await lighthouse(url, {port, logLevel: 'error', ...flags});
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  if (result.lhr.categories.performance?.score === null) throw new Error('a visit without a score');
  return result;
}

/** Starts a browser that Lighthouse can drive over a port, and closes it after use. */
async function withBrowser<Outcome>(use: (browser: Browser, port: number) => Promise<Outcome>): Promise<Outcome> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--ignore-certificate-errors', NO_TAB_SPINNER, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(browser, port);
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
