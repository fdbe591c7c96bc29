import path from 'node:path';

/** Returns the duration of every test file of a Vitest or Playwright JSON report, in milliseconds. */
export function fileDurations(report) {
  if (report.testResults)
    return report.testResults.map(({name, startTime, endTime}) => ({
      file: path.relative(process.cwd(), name),
      durationMs: endTime - startTime,
    }));
  return (report.suites ?? []).map((suite) => ({
    file: path.join('tests/e2e', suite.file),
    durationMs: durationOf(suite),
  }));
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

function durationOf({suites = [], specs = []}) {
  const results = specs.flatMap(({tests}) => tests.flatMap((test) => test.results));
  return sum(suites.map(durationOf)) + sum(results.map(({duration}) => duration));
}

/** Returns the lines that name the slowest test files, slowest first. */
export function slowestFiles(durations, count = 10) {
  const slowest = [...durations].sort((a, b) => b.durationMs - a.durationMs).slice(0, count);
  return slowest.map(({file, durationMs}) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${file}`);
}
