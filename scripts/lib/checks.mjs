import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {run} from './processes.mjs';
import {printDone, printFailed, printStep, secondsSince} from './print.mjs';
import {fileDurations, slowestFiles} from './slowest-files.mjs';

const REPORTS = '.local/reports';
const CONCURRENCY = 2;

const vitest = (project) => ({
  name: `${project} tests`,
  report: `${REPORTS}/${project}.json`,
  command: [
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`],
  ],
});

/** Checks that need no build, longest first, so that none of them runs alone at the end. */
export const STATIC_CHECKS = [
  vitest('contract'),
  {name: 'lint (dependency rules, accessibility, sizes)', command: ['npm', ['run', '--silent', 'lint']]},
  {name: 'types', command: ['tsc', ['--noEmit']]},
  {name: 'format', command: ['npm', ['run', '--silent', 'format:check']]},
  vitest('postgres'),
  vitest('unit'),
  {name: 'unused code', command: ['knip', []]},
  {name: 'generated types are current', command: ['node', ['scripts/lib/check-codegen.mjs']]},
];

/** Checks of the built worker. */
export const BUILT_CHECKS = [vitest('integration')];

/** The browser tests. */
export const journeys = (browser) => ({
  name: 'browser journeys',
  report: `${REPORTS}/journeys.json`,
  command: ['playwright', ['test', '--reporter=dot,json']],
  env: {CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/journeys.json`},
});

/** Returns the counts of a test runner's report; a check without a report counts as one test. */
function countsOf(check, code) {
  const single = code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!check.report || !existsSync(check.report)) return single;
  const report = JSON.parse(readFileSync(check.report, 'utf8'));
  const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  const broken = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  // A runner that failed outside its tests, or ran no test, must count as failed.
  const hidden = broken === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return {
    passed,
    failed: broken + hidden,
    // The whole output of Vitest is long; its report names what failed.
    messages: hidden === 0 ? (report.testResults ?? []).flatMap(failuresIn) : [],
    flaky: (report.suites ?? []).flatMap(flakyIn),
    durations: fileDurations(report),
  };
}

/** Returns the failures of a test file in Vitest's report, with their messages. */
function failuresIn({name, message, assertionResults = []}) {
  const failures = assertionResults.filter(({status}) => status === 'failed');
  return [
    ...(message ? [`${name}: ${message}`] : []),
    ...failures.map(({fullName, failureMessages}) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  ];
}

/** Returns the titles of the browser tests of a suite that passed only on retry. */
function flakyIn({suites = [], specs = []}) {
  const flaky = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky'));
  return [...flaky.map(({file, title}) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

async function runCheck(check) {
  const startMs = Date.now();
  if (check.report) rmSync(check.report, {force: true});
  const [command, args] = check.command;
  const {code, output} = await run(command, args, {quiet: true, env: check.env});
  const counts = countsOf(check, code);
  const line = `${check.name}: ${counts.passed} passed, ${counts.failed} failed in ${secondsSince(startMs)}`;
  if (counts.failed === 0) printDone(line);
  else printFailed(`${line}\n${counts.messages?.length ? counts.messages.join('\n') : output}`);
  for (const title of counts.flaky ?? []) printStep(`passed only on retry: ${title}`);
  return counts;
}

/**
 * Runs checks, two in parallel by default, and prints the failures.
 * @returns how many tests passed and failed, with durations of test files
 */
export async function runChecks(checks, concurrency = CONCURRENCY) {
  mkdirSync(REPORTS, {recursive: true});
  const queue = [...checks];
  const total = {passed: 0, failed: 0, durations: []};
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const counts = await runCheck(check);
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.durations.push(...(counts.durations ?? []));
    }
  };
  await Promise.all(Array.from({length: concurrency}, worker));
  return total;
}

/** Prints the slowest test files and the totals, and exits with 1 if a check failed. */
export function finish(...totals) {
  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const broken = totals.reduce((sum, total) => sum + total.failed, 0);
  printStep('Slowest test files:');
  for (const line of slowestFiles(totals.flatMap(({durations}) => durations))) printStep(line);
  console.log(`${passed} passed, ${broken} failed`);
  process.exit(broken === 0 ? 0 : 1);
}
