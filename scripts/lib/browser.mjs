import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {run} from './processes.mjs';
import {printDone, printStep, exitWithError} from './print.mjs';

/** Chromium without its windows, as Playwright starts it by default: a journey needs a fifth less CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

function findPlaywrightChromium() {
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright');
  if (!existsSync(root)) return undefined;
  const folders = readdirSync(root)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse();
  return folders.map((name) => path.join(root, name, 'chrome-linux/chrome')).find((file) => existsSync(file));
}

const find = (isShellEnough) =>
  (isShellEnough ? onPath(HEADLESS_SHELL) : undefined) ??
  SYSTEM_NAMES.map(onPath).find(Boolean) ??
  (existsSync(MAC_CHROME) ? MAC_CHROME : undefined) ??
  findPlaywrightChromium();

/** @param name a browser that is also the name of its package */
async function installFromDebian(name) {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) return;
  printStep('Installing Chromium from the system packages …');
  await run('apt-get', ['update'], {quiet: true});
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    quiet: true,
    env: {DEBIAN_FRONTEND: 'noninteractive'},
  });
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM, the system's, Playwright's download, or one that it installs. Exits with
 * instructions if there is none.
 * @param isShellEnough prefers Chromium's headless shell
 * @returns the path of the executable
 */
export async function findBrowser({isShellEnough = false} = {}) {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) exitWithError(`CHROMIUM names ${named}, and there is no such file.`);
  let browser = named ?? find(isShellEnough);
  if (!browser) {
    printStep('No Chromium found; trying to download Playwright’s own …');
    await run('playwright', ['install', 'chromium'], {quiet: true});
    browser = find(isShellEnough);
  }
  if (!browser) {
    await installFromDebian(isShellEnough ? HEADLESS_SHELL : 'chromium');
    browser = find(isShellEnough);
  }
  if (!browser)
    exitWithError('The journeys need a Chromium: install Chrome or Chromium, or set CHROMIUM to the path of one.');
  printDone(`Browser: ${browser}`);
  return browser;
}
