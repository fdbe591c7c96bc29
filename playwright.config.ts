import {defineConfig} from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  expect: {timeout: 10_000},
  use: {
    viewport: {width: 1280, height: 900},
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && {executablePath: process.env.CHROMIUM}),
      // Chromium's own background calls are no part of the page, and fail without a network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
