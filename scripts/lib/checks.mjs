import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {run} from './processes.mjs';
import {done, failed, say, secondsSince} from './say.mjs';
import {fileDurations, slowestFiles} from './slowest-files.mjs';

const REPORTS = '.local/reports';
const AT_ONCE = 2;

const vitest = (project) => ({
  name: `${project} tests`,
  report: `${REPORTS}/${project}.json`,
  command: [
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`],
  ],
});

/** Checks that need nothing built, in the order of the longest first. */
export const STATIC_CHECKS = [
  {name: 'lint (rooms, accessibility, sizes)', command: ['npm', ['run', '--silent', 'lint']]},
  {name: 'types', command: ['tsc', ['--noEmit']]},
  vitest('contract'),
  vitest('postgres'),
  vitest('unit'),
  {name: 'format', command: ['npm', ['run', '--silent', 'format:check']]},
  {name: 'generated types are current', command: ['node', ['scripts/lib/check-codegen.mjs']]},
  {name: 'unused code', command: ['knip', []]},
];

/** Checks of the built worker. */
export const BUILT_CHECKS = [vitest('integration')];

/** What people do, in a browser. */
export const journeys = (browser) => ({
  name: 'browser journeys',
  report: `${REPORTS}/journeys.json`,
  command: ['playwright', ['test', '--reporter=dot,json']],
  env: {CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/journeys.json`},
});

/** Counts of a test runner's report; a check without one counts as a single test. */
function countsOf(check, code) {
  const single = code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!check.report || !existsSync(check.report)) return single;
  const report = JSON.parse(readFileSync(check.report, 'utf8'));
  const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  const broken = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  // A runner that failed outside of its tests must not look green, nor may one that ran no test at all.
  const hidden = broken === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return {
    passed,
    failed: broken + hidden,
    shaky: (report.suites ?? []).flatMap(shakyIn),
    durations: fileDurations(report),
  };
}

/** Titles of the journeys below a suite of the report that passed at their second attempt only. */
function shakyIn({suites = [], specs = []}) {
  const shaky = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky'));
  return [...shaky.map(({file, title}) => `${file}: ${title}`), ...suites.flatMap(shakyIn)];
}

async function runCheck(check) {
  const startMs = Date.now();
  if (check.report) rmSync(check.report, {force: true});
  const [command, args] = check.command;
  const {code, output} = await run(command, args, {quiet: true, env: check.env});
  const counts = countsOf(check, code);
  const line = `${check.name}: ${counts.passed} passed, ${counts.failed} failed in ${secondsSince(startMs)}`;
  if (counts.failed === 0) done(line);
  else failed(`${line}\n${output}`);
  for (const title of counts.shaky ?? []) say(`passed at the second attempt only: ${title}`);
  return counts;
}

/**
 * Runs checks, two at a time, and prints the output of those that fail.
 * @returns how many passed and failed in all
 */
export async function runChecks(checks, atOnce = AT_ONCE) {
  mkdirSync(REPORTS, {recursive: true});
  const waiting = [...checks];
  const total = {passed: 0, failed: 0, durations: []};
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const counts = await runCheck(check);
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.durations.push(...(counts.durations ?? []));
    }
  };
  await Promise.all(Array.from({length: atOnce}, lane));
  return total;
}

/** Prints the slowest test files and the closing line, and exits with 1 if a check failed. */
export function finish(...totals) {
  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const broken = totals.reduce((sum, total) => sum + total.failed, 0);
  say('Slowest test files:');
  for (const line of slowestFiles(totals.flatMap(({durations}) => durations))) say(line);
  console.log(`${passed} passed, ${broken} failed`);
  process.exit(broken === 0 ? 0 : 1);
}
