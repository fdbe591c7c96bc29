import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {printDone, printStep, secondsSince, exitWithError} from './print.mjs';

const MIN_NODE = [20, 19];
const STAMP = 'node_modules/.installed-lockfile';
const PROGRESS_MS = 5_000;

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

/** Installs the packages if they are missing or the lockfile has changed, and prints progress. */
export async function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  const startMs = Date.now();
  printStep('Installing packages (once; a minute or two) …');
  const code = await new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const progress = setInterval(() => printStep(`still installing, ${secondsSince(startMs)}`), PROGRESS_MS);
    npm.on('close', (exit) => {
      clearInterval(progress);
      resolve(exit);
    });
  });
  if (code !== 0) exitWithError('npm ci failed: see the output above. Is the package registry reachable?');
  mkdirSync('node_modules', {recursive: true});
  writeFileSync(STAMP, lockfile);
  printDone(`Packages installed in ${secondsSince(startMs)}`);
}
