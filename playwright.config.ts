import {defineConfig, devices} from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Browser, worker, shop and database share the machine's cores; a journey that needed its second attempt is named at the end.
  retries: 1,
  timeout: 45_000,
  expect: {timeout: 10_000},
  use: {
    // A browser without a head passes for a robot by its own name, and robots get every page whole: nothing would stream.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: {width: 1280, height: 900},
    actionTimeout: 10_000,
    trace: 'on-first-retry',
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
