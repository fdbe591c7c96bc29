const REPORTS = '.local/reports';

const vitest = (project) => ({
  name: `${project} tests`,
  report: `${REPORTS}/${project}.json`,
  command: [
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`],
  ],
});

/** The browser journeys that the arguments select; all by default. */
const journeys = (...args) => ({
  name: 'browser journeys',
  report: `${REPORTS}/journeys.json`,
  command: ['playwright', ['test', '--reporter=dot,json', ...args]],
  env: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/journeys.json`},
});

/**
 * Checks that depend on a part of the repository only. The gate leaves out those whose paths are as they were when they
 * passed, by the digests in `tests/passed.json`.
 */
export const ON_CHANGE = {
  local: {...vitest('local'), key: 'local', paths: ['local', 'package-lock.json']},
  database: {
    ...vitest('database'),
    key: 'database',
    paths: [
      'supabase',
      'tests/database',
      'local/backend',
      'package-lock.json',
      // Compared with the migrations.
      'app/platform/supabase/database.types.ts',
      'docs/data-model.md',
    ],
  },
};

/**
 * Every check, in stages that follow each other; within a stage the longest first, so that none runs alone at its end.
 * The gate is `npm test`. A check with `when` runs in the gate only, or in `npm run test:all` only.
 */
export const STAGES = [
  {
    name: 'sources and build',
    checks: [
      {name: 'build', command: ['node', ['scripts/lib/run-build.mjs']], isRequired: true},
      {name: 'lint (types, dependency rules, accessibility, sizes)', command: ['npm', ['run', '--silent', 'lint']]},
      vitest('contract'),
      ON_CHANGE.local,
      ON_CHANGE.database,
      {name: 'format', command: ['npm', ['run', '--silent', 'format:check']]},
      vitest('unit'),
      {name: 'unused code', command: ['knip', []]},
      {name: 'generated types are current', command: ['node', ['scripts/lib/check-codegen.mjs']]},
    ],
  },
  {
    name: 'built worker',
    concurrency: 1,
    checks: [
      vitest('integration'),
      {...vitest('integration-nightly'), when: 'all'},
      {...vitest('drills'), when: 'all'},
    ],
  },
  // These use all cores, or measure on a quiet machine.
  {name: 'large data', concurrency: 1, checks: [{...vitest('nightly'), when: 'all'}]},
  {
    name: 'journeys',
    concurrency: 1,
    checks: [
      {...journeys('--grep', '@gate'), when: 'gate'},
      {...journeys(), when: 'all'},
    ],
  },
];
