import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

const project = (name: string, include: string[], timeoutMs: number) => ({
  extends: true as const,
  test: {name, include, testTimeout: timeoutMs, hookTimeout: timeoutMs},
});

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: 'node',
    projects: [
      project('unit', ['app/**/*.test.{ts,tsx}', 'local/**/*.test.ts'], 10_000),
      project('contract', ['tests/contract/**/*.test.ts'], 30_000),
      project('integration', ['tests/integration/**/*.test.ts'], 60_000),
    ],
  },
});
