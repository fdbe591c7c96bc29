import {runScript} from './lib/run-script.mjs';

await runScript('scripts/api/check.ts', () => ({}));
