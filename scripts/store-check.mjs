import {runScript} from './lib/run-script.mjs';

await runScript('scripts/store/check.ts', ({readStorefrontSettings}) => readStorefrontSettings());
