import {execFile, spawn} from 'node:child_process';
import {accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {printDone, printStep, secondsSince, exitWithError} from './print.mjs';
import {addAddresses, isInstalled} from './lockfile.mjs';

const MIN_NODE = [20, 19];
const LOCKFILE = 'package-lock.json';
/** What npm installed, which it writes last. */
const INSTALLED = 'node_modules/.package-lock.json';
/** npm reads this file instead of the lockfile, and it exists only while npm runs. */
const ADDRESSED_LOCKFILE = 'npm-shrinkwrap.json';
const OPTIONS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
const PROGRESS_MS = 5_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];

/** Exits with a message if the Node version does not support the packages. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  if (!isEnough)
    exitWithError(`Node ${MIN_NODE.join('.')} or newer is needed, and this is ${version}: https://nodejs.org`);
}

/** Exits with a message if the folders for programs and data of the local services are not writable. */
export function checkStateFolders(data = process.env.LOCAL_DIR ?? '.local') {
  for (const folder of ['.local/programs', data, `${data}/backend`]) {
    try {
      mkdirSync(folder, {recursive: true});
      accessSync(folder, constants.W_OK);
    } catch (error) {
      exitWithError(
        `${folder} cannot be written: ${error.message}. Make it writable, or set LOCAL_DIR to another folder.`,
      );
    }
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Installs the packages that are missing or have another version than in the lockfile, and prints progress. Exits with a
 * message if npm fails.
 * @param omitDev leaves out the development dependencies, which check the code and deploy it, unless some are installed
 */
export async function installPackages({omitDev = false} = {}) {
  const lock = readJson(LOCKFILE);
  const installed = existsSync(INSTALLED) ? readJson(INSTALLED) : {packages: {}};
  const hasTools = Object.entries(installed.packages).some(([path, {dev}]) => dev && path.startsWith('node_modules/'));
  const omitsDev = omitDev && !hasTools;
  if (isInstalled(lock, installed, {omitsDev})) return;
  const startMs = Date.now();
  printStep(
    omitsDev
      ? 'Installing the packages of the storefront (once) …'
      : 'Installing all packages, tools included (once) …',
  );
  // `npm ci` begins by deleting what is there, so tools are added by `npm install`.
  const command = isInstalled(lock, installed, {omitsDev: true}) ? ['install', '--no-save'] : ['ci'];
  const code = await runNpm([...command, ...OPTIONS, omitsDev ? '--omit=dev' : '--include=dev'], lock);
  if (code !== 0) exitWithError(`npm ${command[0]} failed: see the output above. Is the package registry reachable?`);
  printDone(`Packages installed in ${secondsSince(startMs)}`);
}

/** Runs npm with a copy of the lockfile that has addresses. */
async function runNpm(args, lock) {
  const shell = process.platform === 'win32';
  const {stdout: registry} = await promisify(execFile)('npm', ['config', 'get', 'registry'], {shell});
  const startMs = Date.now();
  const removeCopy = () => rmSync(ADDRESSED_LOCKFILE, {force: true});
  process.once('exit', removeCopy);
  const stop = () => process.exit(1);
  for (const name of STOP_SIGNALS) process.once(name, stop);
  writeFileSync(ADDRESSED_LOCKFILE, JSON.stringify(addAddresses(lock, registry.trim())));
  const npm = spawn('npm', args, {stdio: ['ignore', 'inherit', 'inherit'], shell});
  const progress = setInterval(() => printStep(`still installing, ${secondsSince(startMs)}`), PROGRESS_MS);
  const code = await new Promise((resolve) => npm.on('close', resolve));
  clearInterval(progress);
  // The launcher ends later, and only after the programs that it has started.
  for (const name of STOP_SIGNALS) process.off(name, stop);
  removeCopy();
  return code;
}
