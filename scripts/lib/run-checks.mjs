import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {digestOf, hasPassed, recordPassed} from './passed.mjs';
import {run} from './processes.mjs';
import {printDone, printFailed, printStep, secondsSince} from './print.mjs';
import {fileDurations, slowestFiles} from './slowest-files.mjs';

/** Returns the counts of a test runner's report; a check without a report counts as one test. */
function countsOf(check, code) {
  const single = code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!check.report || !existsSync(check.report)) return single;
  const report = JSON.parse(readFileSync(check.report, 'utf8'));
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const broken = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  // A runner that failed outside its tests, or ran no test, must count as failed.
  const hidden = broken === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return {
    passed,
    failed: broken + hidden,
    // The whole output of Vitest is long; its report names what failed.
    messages: hidden === 0 ? (report.testResults ?? []).flatMap(failuresIn) : [],
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

/**
 * Runs a check and prints its failures.
 * @returns how many tests passed and failed, with durations of test files
 */
export async function runCheck(check, env = {}) {
  const startMs = Date.now();
  if (check.report) {
    mkdirSync(path.dirname(check.report), {recursive: true});
    rmSync(check.report, {force: true});
  }
  // Taken before the check, which must not vouch for what changes while it runs.
  const digest = check.paths && digestOf(check.paths);
  const [command, args] = check.command;
  const {code, output} = await run(command, args, {quiet: true, env: {...env, ...check.env}});
  const counts = countsOf(check, code);
  const line = `${check.name}: ${counts.passed} passed, ${counts.failed} failed in ${secondsSince(startMs)}`;
  if (counts.failed === 0) printDone(line);
  else printFailed(`${line}\n${counts.messages?.length ? counts.messages.join('\n') : output}`);
  if (counts.failed === 0 && check.paths) {
    recordPassed(check.key, digest);
    printStep('recorded in tests/passed.json, which is committed with what changed');
  }
  return counts;
}

/** Returns whether a check runs, and says so if that depends on what changed. */
function isDue(check, mode) {
  if (check.when && check.when !== mode) return false;
  if (!check.paths || mode === 'all') return true;
  const isUnchanged = hasPassed(check.key, digestOf(check.paths));
  const [first, ...rest] = check.paths;
  printStep(
    isUnchanged
      ? `${check.name}: left out, because ${first} is as it was when they passed`
      : `${check.name}: run, because ${[first, ...rest].join(', ')} changed since they passed`,
  );
  return !isUnchanged;
}

/** Runs the checks of a stage in parallel, and prints how long it took. */
async function runStage(stage, mode, env) {
  const startMs = Date.now();
  const queue = stage.checks.filter((check) => isDue(check, mode));
  if (queue.length === 0) return [];
  const results = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift())
      results.push({check, ...(await runCheck(check, env))});
  };
  await Promise.all(Array.from({length: stage.concurrency ?? availableParallelism()}, worker));
  printStep(`${stage.name}: ${secondsSince(startMs)}`);
  return results;
}

/**
 * Runs stages of checks one after the other, until something fails that the next ones need.
 * @param mode `gate`, or `all` with what runs before a release only
 */
export async function runStages(stages, mode, env = {}) {
  const startMs = Date.now();
  const results = [];
  for (const stage of stages) {
    results.push(...(await runStage(stage, mode, env)));
    if (results.some(({check, failed}) => check.isRequired && failed > 0)) break;
  }
  printStep(`in total: ${secondsSince(startMs)}`);
  finish(results);
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Prints the slowest test files and the totals, and exits with 1 if a check failed. */
export function finish(results) {
  const broken = sum(results.map(({failed}) => failed));
  printStep('Slowest test files:');
  for (const line of slowestFiles(results.flatMap(({durations = []}) => durations))) printStep(line);
  console.log(`${sum(results.map(({passed}) => passed))} passed, ${broken} failed`);
  process.exit(broken === 0 ? 0 : 1);
}
