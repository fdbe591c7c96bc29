import {runScript} from './lib/run-script.mjs';

await runScript('scripts/deploy/check.ts', ({readStorefrontSettings}) => readStorefrontSettings());
