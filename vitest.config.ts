import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

/** Resets what a file shares with the next one in its process. */
const FRESH = ['tests/support/fresh-file.ts'];

const project = (name: string, include: string[], timeoutMs: number, setupFiles = FRESH) => ({
  extends: true as const,
  test: {name, include, setupFiles, testTimeout: timeoutMs, hookTimeout: timeoutMs},
});

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: 'node',
    // A process per file would cost three times the time of most tests.
    isolate: false,
    projects: [
      project('unit', ['{app,local,scripts}/**/*.test.{ts,tsx}'], 10_000),
      project('contract', ['tests/contract/**/*.test.ts'], 30_000),
      // Runs the contract tests of the backend on Postgres too, as hosted projects use it.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['tests/contract/backend-{auth,limits,realtime,rest-read,rest-write,tokens}.test.ts'],
          setupFiles: FRESH,
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: {BACKEND_ENGINE: 'postgres'},
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      // Each file starts its own stack and shares no state, so a reset would only load the local services again.
      {
        extends: true,
        test: {...project('integration', ['tests/integration/**/*.test.ts'], 60_000, []).test, maxWorkers: 2},
      },
    ],
  },
});
