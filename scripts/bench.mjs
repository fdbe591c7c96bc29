import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {run, stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const {code} = await run('tsx', ['tests/bench/run.ts', ...process.argv.slice(2)], {
  env: {CHROMIUM: await findBrowser()},
});
process.exitCode = code;
