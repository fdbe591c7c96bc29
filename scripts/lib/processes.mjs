import {spawn} from 'node:child_process';
import {printFailed} from './print.mjs';

const running = new Set();
let isStopping = false;
const GRACE_MS = 4_000;

/**
 * Starts a program and tracks it until it ends, so that it can be stopped with the launcher.
 * @param command a program in node_modules/.bin, or node
 * @returns the child process
 */
export function launch(command, args, {env = {}, quiet = false} = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: {...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env},
    // A separate process group, so that its child processes are stopped with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Runs a program to its end. @returns its exit code and, if `quiet`, its output */
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

/** Stops all started programs with SIGTERM, then SIGKILL. */
export async function stopAll() {
  isStopping = true;
  for (const child of running) signal(child, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signal(child, 'SIGKILL');
}

/** Stops all started programs on Ctrl-C, a closed terminal or SIGTERM. */
export function stopOnSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => void stopAll().then(() => process.exit(0)));
  }
}

/** Stops everything with exit code 1 if a required program ends. */
export function exitWhenItEnds(child, name) {
  child.on('close', (code) => {
    if (isStopping) return;
    printFailed(`The ${name} stopped (exit code ${code}).`);
    void stopAll().then(() => process.exit(1));
  });
}

/**
 * Waits until a URL responds with any status.
 * @throws Error if there is no response within `timeoutMs`
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
  throw new Error(`${url} did not respond within ${timeoutMs / 1000} s`);
}
