import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {STAGES} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');
const {runStages} = await import('./lib/run-checks.mjs');

stopOnSignals();
const scope = process.argv.includes('--all') ? 'all' : 'gate';
const CHROMIUM = await findBrowser({isShellEnough: scope === 'gate'});
await runStages(STAGES, scope, {CHROMIUM});
