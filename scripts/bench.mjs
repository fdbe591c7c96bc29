import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {run, stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const {code} = await run('tsx', ['tests/bench/run.ts'], {env: {CHROMIUM: await findBrowser()}});
process.exitCode = code;
