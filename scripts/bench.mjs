import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {run, stopWithUs} = await import('./lib/processes.mjs');

stopWithUs();
const {code} = await run('tsx', ['tests/bench/run.ts'], {env: {CHROMIUM: await findBrowser()}});
process.exitCode = code;
