import type {Seed} from '../../local/seed/types';
import {STEP_KINDS} from './all-steps';
import {personalTasks} from './admin-links';
import {connectStore, toWebhookAddress, type StoreConnection} from './connect-store';
import {findChannels, missingScopes, readStoreFacts, type StoreFacts} from './preflight';
import {countResults, describeCounts, stepLines} from './print-results';
import {applyStep, planStep, type StepResult} from './run-step';
import type {SetupOptions} from './setup-options';
import type {SetupContext} from './setup-context';
import {StoreError} from './store-error';
import {undoStore} from './undo-store';
import {withLedger} from './with-ledger';
import type {ClaimOptions, ClaimTimes} from './store-claim';
import {createFileReader, type FileReader} from './wanted-files';
import {toWantedStore} from './wanted-store';

/** What the setup runs with; tests replace the reader of files and the specification, and shorten the times. */
export interface SetupTools {
  readonly print: (line: string) => void;
  readonly files?: FileReader;
  readonly claimTimes?: Partial<ClaimTimes>;
  readonly specification?: Seed;
}

const EXIT = {done: 0, refused: 1, failed: 2} as const;

const kindsOf = ({only, hasShipping}: SetupOptions) =>
  STEP_KINDS.filter(({name, isOptional}) => (only ? only.includes(name) : !isOptional || hasShipping));

async function preflight({admin, config}: StoreConnection, options: SetupOptions, print: SetupTools['print']) {
  const facts = await readStoreFacts(admin);
  print(`${facts.name}: ${config.PUBLIC_STORE_DOMAIN}, plan ${facts.plan}, ${facts.currencyCode}`);
  const missing = missingScopes(
    facts.scopes,
    kindsOf(options).flatMap(({scopes}) => scopes),
  );
  if (missing.length > 0)
    throw new StoreError(
      `The app lacks the access scopes ${missing.join(', ')}.`,
      'Select them in the Dev Dashboard, release a version, install it on the store, and run the command again.',
    );
  if (!facts.isVersionSupported)
    throw new StoreError(
      'The store no longer supports the version of the API that this storefront uses.',
      'Update the storefront.',
    );
  if (facts.currencyCode !== 'USD')
    print(`  The currency is ${facts.currencyCode}: prices of the specification are US dollars. Set it to USD first.`);
  return facts;
}

function summarize(results: readonly StepResult[], options: SetupOptions, facts: StoreFacts): readonly string[] {
  const counts = countResults(results);
  const isNothing = counts.created + counts.updated + counts.refused === 0;
  return [
    '',
    isNothing ? 'Nothing to do.' : `Altogether: ${describeCounts(counts, !options.isApplied)}.`,
    ...(options.isApplied || isNothing ? [] : ['Nothing was changed: run it again with --apply.']),
    '  What only a person can do:',
    ...personalTasks(facts.myshopifyDomain),
  ];
}

/** Applies the steps with the record of the store, or plans them. */
function runSteps(
  context: Omit<SetupContext, 'record'>,
  options: SetupOptions,
  {print, claim}: Pick<SetupTools, 'print'> & {readonly claim: ClaimOptions | null},
): Promise<readonly StepResult[]> {
  return withLedger(context.admin, claim, async ({record, ledger}) => {
    const results: StepResult[] = [];
    for (const kind of kindsOf(options)) {
      const step = kind.create({...context, record});
      const done = ledger ? await applyStep(step, ledger) : await planStep(step, record);
      results.push(...done);
      for (const line of stepLines(step, done, !options.isApplied)) print(line);
    }
    return results;
  });
}

/**
 * Sets up the store of some settings, or shows what that would change.
 * @returns the exit code: 1 if Shopify refused a change or something could not be undone, 2 if the command could not run to its end
 */
export async function setUpStore(
  settings: Readonly<Record<string, unknown>>,
  options: SetupOptions,
  tools: SetupTools,
): Promise<number> {
  const {print} = tools;
  const files = tools.files ?? createFileReader();
  try {
    const connection = connectStore(settings);
    const {admin, isLocal} = connection;
    const facts = await preflight(connection, options, print);
    // Undoing needs the samples too: an earlier run may have created them.
    const hasSamples = options.hasSamples || options.isUndo || isLocal;
    const wanted = toWantedStore({hasSamples, isLocal}, tools.specification);
    const channels = await findChannels(admin, options.channel);
    const webhookAddress = toWebhookAddress(connection.config);
    const context = {admin, wanted, channels, files, webhookAddress};
    const claim = options.isApplied ? {onWait: print, times: tools.claimTimes} : null;
    if (options.isUndo) {
      const undone = {kinds: kindsOf(options), isWhole: !options.only, claim};
      return (await undoStore(context, undone, print)) ? EXIT.done : EXIT.refused;
    }
    const results = await runSteps(context, options, {print, claim});
    for (const line of summarize(results, options, facts)) print(line);
    return results.some(({refusal}) => refusal !== undefined) ? EXIT.refused : EXIT.done;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    print(`✗ ${error.message}`);
    print(`  ${error.help}`);
    return EXIT.failed;
  } finally {
    files.close();
  }
}
