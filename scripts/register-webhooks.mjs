import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {readStorefrontSettings} = await import('./lib/local-env.mjs');
const {run, stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const {code} = await run('tsx', ['scripts/lib/subscribe-webhooks.ts'], {env: readStorefrontSettings()});
process.exitCode = code;
