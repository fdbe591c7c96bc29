import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {done, say, secondsSince, stop} from './say.mjs';

const LEAST_NODE = [20, 19];
const STAMP = 'node_modules/.installed-lockfile';
const BEAT_MS = 5_000;

/** Ends with a clear message on a Node that the packages do not run on. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (!isEnough) stop(`Node ${LEAST_NODE.join('.')} or newer is needed, and this is ${version}: https://nodejs.org`);
}

/** Ends with a clear message where the local services could not keep their programs and data. */
export function checkStateFolders(data = process.env.LOCAL_DIR ?? '.local') {
  for (const folder of ['.local/programs', data, `${data}/backend`]) {
    try {
      mkdirSync(folder, {recursive: true});
      accessSync(folder, constants.W_OK);
    } catch (error) {
      stop(`${folder} cannot be written: ${error.message}. Make it writable, or set LOCAL_DIR to another folder.`);
    }
  }
}

/** Installs the packages when they are missing or the lockfile has changed since; shows that it is alive. */
export async function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  const startMs = Date.now();
  say('Installing packages (once; a minute or two) …');
  const code = await new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const beat = setInterval(() => say(`still installing, ${secondsSince(startMs)}`), BEAT_MS);
    npm.on('close', (exit) => {
      clearInterval(beat);
      resolve(exit);
    });
  });
  if (code !== 0) stop('npm ci failed: the lines above say why. Is the package registry within reach?');
  mkdirSync('node_modules', {recursive: true});
  writeFileSync(STAMP, lockfile);
  done(`Packages installed in ${secondsSince(startMs)}`);
}
