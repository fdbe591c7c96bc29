import {printDone, printFailed} from './lib/print.mjs';
import {runSmokeCheck, SMOKE_CHECKS} from './lib/smoke-checks';

/* `npm run smoke -- https://shop.example`: checks a deployed storefront as a visitor sees it. */
const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  printFailed('Pass the address of the storefront: npm run smoke -- https://shop.example');
  process.exitCode = 1;
} else {
  const {origin} = new URL(address);
  for (const check of SMOKE_CHECKS) {
    const faults = await runSmokeCheck(check, origin);
    if (faults.length === 0) printDone(check.name);
    else {
      printFailed([check.name, ...faults].join('\n  '));
      process.exitCode = 1;
    }
  }
}
