import {defineConfig, devices} from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Browser, worker, local Shopify and database share the cores; the report lists tests that passed on retry.
  retries: 1,
  timeout: 45_000,
  expect: {timeout: 10_000},
  use: {
    // The user agent of headless Chromium counts as a bot, and bots get pages without streaming.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: {width: 1280, height: 900},
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM && {executablePath: process.env.CHROMIUM}),
      // Chromium's background requests are not part of the page and fail without a network.
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
