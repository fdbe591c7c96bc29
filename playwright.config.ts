import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {NO_TAB_SPINNER} from './tests/support/no-tab-spinner';

/** What Playwright disables: a second `--disable-features` replaces its own, so the list is repeated. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Popups of the address bar: Chromium would load two pages in another process for the window of each test. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browser, worker, local services and database share the cores.
  workers: availableParallelism(),
  retries: 0,
  // Limits for machines that are busy with other work: waits end with the event that they are for.
  timeout: 240_000,
  expect: {timeout: 25_000},
  use: {
    // The user agent of headless Chromium counts as a bot, and bots get pages without streaming.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: {width: 1280, height: 900},
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && {executablePath: process.env.CHROMIUM}),
      // Chromium's background requests are not part of the page and fail without a network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        NO_TAB_SPINNER,
        `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR_POPUPS].join(',')}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
