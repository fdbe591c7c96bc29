import {runScript} from './lib/run-script.mjs';

// Apart from the storefront's settings, so that no host receives those for administrators.
await runScript('scripts/backend/setup.ts', ({readSettings}) => ({...readSettings(), ...readSettings('.env.backend')}));
