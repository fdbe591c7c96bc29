import {z} from 'zod';
import {CommandError} from '../lib/command-error';
import {parseBackendSettings} from './backend-settings';
import {claimProject, type ClaimTimes, type ProjectClaim} from './claim-project';
import {createManagementClient, type ManagementClient} from './management-client';
import type {Project, RunCli, SetupStep} from './project';
import {apiKeysStep} from './steps/api-keys-step';
import {jobsStep} from './steps/jobs-step';
import {migrationsStep} from './steps/migrations-step';
import {settingsStep} from './steps/settings-step';
import {signingKeyStep} from './steps/signing-key-step';
import {storefrontStep} from './steps/storefront-step';

type Env = Readonly<Record<string, string | undefined>>;

const ProjectSchema = z.object({status: z.string(), database: z.object({version: z.string()})});
const POSTGRES = /^17\b/;

export interface SetupTools {
  readonly print: (line: string) => void;
  readonly runCli: RunCli;
  readonly store: Project['store'];
  readonly folder?: string;
  readonly claimTimes?: Partial<ClaimTimes>;
}

/** @throws CommandError if the project does not run, or not with the version of Postgres that the migrations are for */
export async function requireProject(client: ManagementClient): Promise<void> {
  const {status, database} = await client.request({path: ''}, ProjectSchema);
  if (status !== 'ACTIVE_HEALTHY')
    throw new CommandError(`The project is ${status}, not ACTIVE_HEALTHY.`, 'Wait until it runs, or restore it.');
  if (!POSTGRES.test(database.version))
    throw new CommandError(
      `The project has Postgres ${database.version}, and the migrations are for 17.`,
      'Create a project with Postgres 17, or upgrade this one.',
    );
}

/** Migrations come before the jobs, which call their functions; legacy keys end only after new ones exist. */
const stepsOf = (env: Env): readonly SetupStep[] => [
  storefrontStep(env),
  settingsStep('auth'),
  settingsStep('dataApi'),
  settingsStep('realtime'),
  signingKeyStep,
  apiKeysStep,
  migrationsStep,
  jobsStep,
];

/**
 * Sets up the hosted project of the settings, or says what it would do.
 * @param readEnv returns the settings as they are now: a run that was waited for may have stored some
 * @returns the exit code
 * @throws CommandError if it cannot go on; what was done remains, and the next run continues
 */
export async function setUpBackend(
  readEnv: () => Env,
  {isApplied}: {readonly isApplied: boolean},
  tools: SetupTools,
): Promise<number> {
  const settings = parseBackendSettings(readEnv());
  const client = createManagementClient(settings);
  await requireProject(client);
  tools.print(`Project ${settings.SUPABASE_PROJECT_REF}${isApplied ? '' : ' (dry run: nothing is changed)'}`);
  const claim = isApplied ? await claimProject(client, {onWait: tools.print, times: tools.claimTimes}) : null;
  try {
    const count = await runSteps(readEnv(), client, {claim, tools});
    tools.print(summaryOf(count, isApplied));
    return 0;
  } finally {
    // The run is over, or has failed with a message of its own; a claim that stays ends by itself.
    await claim?.release().catch(() => undefined);
  }
}

interface RunOptions {
  /** Absent in a dry run, which changes nothing. */
  readonly claim: ProjectClaim | null;
  readonly tools: SetupTools;
}

/** @returns the number of changes made, or to make */
async function runSteps(env: Env, client: ManagementClient, {claim, tools}: RunOptions): Promise<number> {
  const {print, runCli, store, folder = 'supabase'} = tools;
  const project: Project = {settings: parseBackendSettings(env), client, runCli, store, folder};
  let count = 0;
  for (const step of stepsOf(env)) {
    const changes = await step.plan(project);
    print(`  ${step.title}${changes.length === 0 ? ': nothing to do' : ''}`);
    for (const {what, apply} of changes) {
      await claim?.requireHeld();
      if (claim) await apply();
      print(`    ${claim ? '✓' : '+'} ${what}`);
      count += 1;
    }
  }
  return count;
}

function summaryOf(count: number, isApplied: boolean): string {
  if (count === 0) return 'Nothing to do.';
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return isApplied
    ? `${changes} made. Next: npm run backend:check; set the values of .env on the host, and deploy.`
    : `${changes} to make: npm run backend:setup -- --apply`;
}
