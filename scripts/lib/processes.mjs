import {spawn} from 'node:child_process';
import {failed} from './say.mjs';

const running = new Set();
let isStopping = false;
const GRACE_MS = 4_000;

/**
 * Starts a program of this project and keeps it until the launcher ends.
 * @param command a program in node_modules/.bin, or node
 * @returns the child process
 */
export function launch(command, args, {env = {}, quiet = false} = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: {...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env},
    // A group of its own, so that what the program starts is stopped with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Runs a program to its end. @returns its exit code and, when quiet, what it printed. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = launch(command, args, options);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({code: 127, output: error.message}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

const signal = (child, name) => {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    running.delete(child);
  }
};

/** Stops everything that was started, politely first. */
export async function stopAll() {
  isStopping = true;
  for (const child of running) signal(child, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signal(child, 'SIGKILL');
}

/** Ctrl-C, a closed terminal or a stop from outside ends the children too. */
export function stopWithUs() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => void stopAll().then(() => process.exit(0)));
  }
}

/** Ends everything when a part that must live has died. */
export function endWhenItDies(child, name) {
  child.on('close', (code) => {
    if (isStopping) return;
    failed(`The ${name} stopped (exit code ${code}).`);
    void stopAll().then(() => process.exit(1));
  });
}

/**
 * Waits until an address answers at all.
 * @throws Error when it has not within `timeoutMs`
 */
export async function waitFor(url, timeoutMs = 30_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      return response;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}
