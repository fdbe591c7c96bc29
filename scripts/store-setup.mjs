import {runScript} from './lib/run-script.mjs';

await runScript('scripts/store/setup.ts', ({readStorefrontSettings}) => readStorefrontSettings());
