import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {buildWhenStale} = await import('./lib/build.mjs');
const {BUILT_CHECKS, STATIC_CHECKS, finish, runChecks} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const first = await runChecks(STATIC_CHECKS);
await buildWhenStale();
finish(first, await runChecks(BUILT_CHECKS));
