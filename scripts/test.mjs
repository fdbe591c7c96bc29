import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {STAGES} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');
const {runStages} = await import('./lib/run-checks.mjs');

stopOnSignals();
const CHROMIUM = await findBrowser();
await runStages(STAGES, process.argv.includes('--all') ? 'all' : 'gate', {CHROMIUM});
