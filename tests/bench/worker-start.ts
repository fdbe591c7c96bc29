import {execFileSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const RUNS = 5;

/** The platform's classes load on first use in Node, and are part of the worker's runtime. */
const PROGRAM = `
new Request('http://a'); new Response(''); new FormData(); crypto.subtle; globalThis.WebSocket;
const before = process.cpuUsage();
await import(process.argv[1]);
const {user, system} = process.cpuUsage(before);
console.log(user + system);`;

/** Measures the CPU time until the worker can answer its first request: compiling the bundle and running its modules. */
export function measureWorkerStart(bundle: string): number {
  const args = ['--input-type=module', '--eval', PROGRAM, '--', pathToFileURL(bundle).href];
  const runs = Array.from({length: RUNS}, () =>
    Number(execFileSync(process.execPath, args, {stdio: ['ignore', 'pipe', 'ignore']})),
  );
  return Math.min(...runs) / 1_000;
}
