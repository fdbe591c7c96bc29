import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {STAGES} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');
const {runStages} = await import('./lib/run-checks.mjs');

stopOnSignals();
await runStages(
  STAGES.filter(({name}) => name !== 'journeys'),
  'gate',
);
