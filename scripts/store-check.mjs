import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {readStorefrontSettings} = await import('./lib/local-env.mjs');
const {run, stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const args = ['scripts/store/check.ts', ...process.argv.slice(2)];
const {code} = await run('tsx', args, {env: readStorefrontSettings()});
process.exitCode = code;
