import {availableParallelism} from 'node:os';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** Resets what a file shares with the next one in its process. */
const FRESH = ['tests/support/fresh-file.ts'];

/** The limits allow for machines that are busy with other work: a test ends with the event that it waits for. */
const project = (name: string, include: string[], timeoutMs: number, setupFiles = FRESH) => ({
  extends: true as const,
  test: {name, include, setupFiles, testTimeout: timeoutMs, hookTimeout: timeoutMs},
});

/** Each file starts its own stack and shares no state, so a reset would only load the local services again. */
const integration = (name: string, files: string) => ({
  extends: true as const,
  test: {
    ...project(name, [files], 120_000, []).test,
    globalSetup: ['tests/support/database/archive.ts'],
    // Some tests wait for timeouts.
    maxWorkers: availableParallelism() + 1,
  },
});

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: 'node',
    // A process per file would cost three times the time of most tests.
    isolate: false,
    projects: [
      project('unit', ['{app,scripts}/**/*.test.{ts,tsx}'], 30_000),
      project('contract', ['tests/contract/**/*.test.ts'], 120_000),
      project('local', ['local/**/*.test.ts'], 120_000),
      // SQL on both engines, and what only Postgres 17 shows, as hosted projects use it: races, and the local backend.
      {
        extends: true,
        test: {
          ...project(
            'database',
            [
              'tests/database/**/*.test.ts',
              'local/tests/backend-{auth,limits,realtime,rest-read,rest-write,tokens}.test.ts',
            ],
            120_000,
          ).test,
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: {BACKEND_ENGINE: 'postgres'},
        },
      },
      // Large tables, and what is true of a quiet machine only.
      project('nightly', ['tests/nightly/**/*.test.ts'], 240_000),
      integration('integration', 'tests/integration/**/!(*.nightly).test.ts'),
      integration('integration-nightly', 'tests/integration/**/*.nightly.test.ts'),
      integration('drills', 'tests/drills/**/*.test.ts'),
    ],
  },
});
