import {runScript} from './lib/run-script.mjs';

await runScript('scripts/migrations/check.ts', () => ({}));
