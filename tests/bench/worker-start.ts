import {execFileSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const ROUNDS = 15;

/** The platform's classes load on first use in Node, and are part of the worker's runtime. */
const PROGRAM = `
new Request('http://a'); new Response(''); new FormData(); crypto.subtle; globalThis.WebSocket;
const before = process.cpuUsage();
await import(process.argv[1]);
const {user, system} = process.cpuUsage(before);
console.log(user + system);`;

/**
 * Measures the CPU time until each worker can answer its first request: compiling the bundle and running its modules.
 * @returns the times in milliseconds of each bundle, one for each round in which all were measured
 */
export function measureWorkerStarts(bundles: readonly string[]): readonly (readonly number[])[] {
  const rounds = Array.from({length: ROUNDS}, () => bundles.map(measureOnce));
  return bundles.map((_, index) => rounds.map((times) => times[index] ?? NaN));
}

function measureOnce(bundle: string): number {
  const args = ['--input-type=module', '--eval', PROGRAM, '--', pathToFileURL(bundle).href];
  return Number(execFileSync(process.execPath, args, {stdio: ['ignore', 'pipe', 'ignore']})) / 1_000;
}
