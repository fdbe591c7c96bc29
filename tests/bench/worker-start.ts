import {execFileSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const RUNS = 9;

/** The platform's classes load on first use in Node, and are part of the worker's runtime. */
const PROGRAM = `
new Request('http://a'); new Response(''); new FormData(); crypto.subtle; globalThis.WebSocket;
const before = process.cpuUsage();
await import(process.argv[1]);
const {user, system} = process.cpuUsage(before);
console.log(user + system);`;

/**
 * Measures the CPU time until each worker can answer its first request: compiling the bundle and running its modules.
 * @returns the shortest time in milliseconds of each bundle, measured in turns
 */
export function measureWorkerStarts(bundles: readonly string[]): readonly number[] {
  const rounds = Array.from({length: RUNS}, () => bundles.map(measureOnce));
  return bundles.map((_, index) => Math.min(...rounds.map((times) => times[index] ?? NaN)));
}

function measureOnce(bundle: string): number {
  const args = ['--input-type=module', '--eval', PROGRAM, '--', pathToFileURL(bundle).href];
  return Number(execFileSync(process.execPath, args, {stdio: ['ignore', 'pipe', 'ignore']})) / 1_000;
}
