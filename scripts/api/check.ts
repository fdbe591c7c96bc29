import {reportFindings} from '../lib/findings';
import {runCommand} from '../lib/run-command';
import {checkDocuments} from './check-documents';
import {listDocuments} from './list-documents';

/* `npm run api:check -- 2026-07`: says what another version of Shopify's APIs would break. */
const args = process.argv.slice(2);
const [version = ''] = args.filter((arg) => arg !== '--json');
await runCommand(() =>
  reportFindings(async () => checkDocuments(version, await listDocuments()), {
    isJson: args.includes('--json'),
    print: (line) => console.log(line),
    subject: `The storefront's use of ${version}`,
  }),
);
