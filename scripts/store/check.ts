import {checkStore} from './check/check-store';

/* `npm run store:check`: says whether the store has what the storefront needs, and whether shoppers get it. */
const unknown = process.argv.slice(2).find((arg) => arg !== '--json');
if (unknown !== undefined) {
  console.log(`✗ There is no option ${unknown}.\n  npm run store:check -- [--json]`);
  process.exitCode = 2;
} else {
  const isJson = process.argv.includes('--json');
  process.exitCode = await checkStore(process.env, {isJson}, {print: (line) => console.log(line)});
}
