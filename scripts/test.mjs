import {checkNode, installPackages} from './lib/prepare.mjs';

checkNode();
await installPackages();

const {findBrowser} = await import('./lib/browser.mjs');
const {buildWhenStale} = await import('./lib/build.mjs');
const {BUILT_CHECKS, STATIC_CHECKS, finish, journeys, runChecks} = await import('./lib/checks.mjs');
const {stopOnSignals} = await import('./lib/processes.mjs');

stopOnSignals();
const browser = await findBrowser();
const first = await runChecks(STATIC_CHECKS);
await buildWhenStale();
const second = await runChecks(BUILT_CHECKS);
// The browser tests use both cores themselves.
finish(first, second, await runChecks([journeys(browser)], 1));
