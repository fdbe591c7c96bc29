import {setUpStore} from './set-up-store';
import {parseSetupOptions, type SetupOptions} from './setup-options';
import {StoreError} from './store-error';

/* `npm run store:setup`: takes an empty Shopify store to one that this storefront sells from. */
const print = (line: string) => console.log(line);

function readOptions(): SetupOptions | null {
  try {
    return parseSetupOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    print(`✗ ${error.message}\n${error.help}`);
    return null;
  }
}

const options = readOptions();
process.exitCode = options ? await setUpStore(process.env, options, {print}) : 2;
