import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import type {Change, Project, SetupStep} from '../project';

const SECRET_BYTES = 32;
const EVERY_MINUTE = '* * * * *';
const RECONCILE_JOB = 'reconcile-orders';
const ANALYTICS_JOB = 'roll up analytics';
const VAULT_NAME = 'reconcile_secret';

const FactsSchema = z.object({cron: z.boolean(), net: z.boolean(), secret: z.string().nullable()});
const JobSchema = z.object({jobname: z.string().nullable(), command: z.string()});

/** The extensions and the secret. A project without the vault, which every new one has, fails here. */
const FACTS = `select to_regclass('cron.job') is not null as cron, to_regnamespace('net') is not null as net,
  (select s.decrypted_secret from vault.decrypted_secrets as s where s.name = '${VAULT_NAME}') as secret`;

/** @param origin an origin, which contains no quote */
const reconcileCommand = (origin: string): string => `select net.http_post(
  url := '${origin}/webhooks/reconcile',
  headers := jsonb_build_object('Authorization', 'Bearer ' || (
    select decrypted_secret from vault.decrypted_secrets where name = '${VAULT_NAME}')),
  timeout_milliseconds := 30000)`;

const run = async ({client}: Project, sql: string, parameters: readonly string[] = []): Promise<void> =>
  void (await client.query(sql, z.unknown(), parameters));

async function storeSecret(project: Project, known: string | null): Promise<void> {
  const given = project.settings.RECONCILE_SECRET?.split(',')[0]?.trim();
  const secret = given ?? randomBytes(SECRET_BYTES).toString('base64');
  if (given === undefined) project.store({RECONCILE_SECRET: secret});
  if (known === null) return run(project, 'select vault.create_secret($1, $2)', [secret, VAULT_NAME]);
  await run(project, 'select vault.update_secret(s.id, $1) from vault.secrets as s where s.name = $2', [
    secret,
    VAULT_NAME,
  ]);
}

/** The database starts the storefront's jobs, because Oxygen has no timers. */
export const jobsStep: SetupStep = {
  title: 'Scheduled jobs',
  async plan(project) {
    const [facts] = await project.client.query(FACTS, FactsSchema);
    const jobs = facts?.cron ? await project.client.query('select jobname, command from cron.job', JobSchema) : [];
    const command = reconcileCommand(new URL(project.settings.PUBLIC_ORIGIN).origin);
    const given = project.settings.RECONCILE_SECRET?.split(',')[0]?.trim();
    const changes: (Change | false)[] = [
      !facts?.cron && {
        what: 'enable the extension pg_cron',
        apply: () => run(project, 'create extension if not exists pg_cron with schema pg_catalog'),
      },
      !facts?.net && {
        what: 'enable the extension pg_net',
        apply: () => run(project, 'create extension if not exists pg_net with schema extensions'),
      },
      (given === undefined || facts?.secret !== given) && {
        what: `store RECONCILE_SECRET in the vault${given === undefined ? ', and a new one in .env' : ''}`,
        apply: () => storeSecret(project, facts?.secret ?? null),
      },
      !jobs.some((job) => job.jobname === RECONCILE_JOB && job.command === command) && {
        what: `schedule ${RECONCILE_JOB} every minute`,
        apply: () => run(project, 'select cron.schedule($1, $2, $3)', [RECONCILE_JOB, EVERY_MINUTE, command]),
      },
      !jobs.some((job) => job.jobname === ANALYTICS_JOB) && {
        what: `schedule '${ANALYTICS_JOB}' every minute`,
        apply: () => run(project, 'select private.schedule_analytics()'),
      },
    ];
    return changes.filter((change): change is Change => change !== false);
  },
};
