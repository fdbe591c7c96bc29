import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {ON_CHANGE} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');
const {finish, runCheck} = await import('./lib/run-checks.mjs');

stopOnSignals();
// Records the digest in tests/passed.json when the check passes.
finish([await runCheck(ON_CHANGE[process.argv[2]])]);
