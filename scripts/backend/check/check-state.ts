import {z} from 'zod';
import type {Finding} from '../../lib/findings';
import type {BackendSettings} from '../backend-settings';
import {compareMigrations, listMigrations} from '../migrations';
import {callApi} from './api-client';

const moment = z.string().nullable();
const JobSchema = z.object({
  name: z.string().nullable(),
  active: z.boolean(),
  status: z.string().nullable(),
  ended_at: moment,
});
const StateSchema = z.object({
  reconciled_at: moment,
  checked_at: moment,
  connections: z.number().nullable(),
  max_connections: z.number(),
  migrations: z.array(z.string()),
  jobs: z.array(JobSchema).nullable(),
});

type State = z.infer<typeof StateSchema>;

const MINUTE_MS = 60_000;
const LATE_MINUTES = 3;
const MANY_CONNECTIONS = 0.8;
const OK = 200;

const problem = (area: string, message: string): Finding => ({level: 'problem', area, message});
const note = (area: string, message: string): Finding => ({level: 'note', area, message});
const minutesSince = (text: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(text)) / MINUTE_MS));

function judgeMigrations({migrations}: State, folder: string): Finding[] {
  const {pending, unknown} = compareMigrations(listMigrations(folder), migrations);
  return [
    ...(pending.length > 0 ? [problem('Migrations', `not applied: ${pending.join(', ')}`)] : []),
    ...(unknown.length > 0
      ? [problem('Migrations', `applied, but unknown to this checkout: ${unknown.join(', ')}`)]
      : []),
    ...(pending.length + unknown.length === 0 ? [note('Migrations', `all ${migrations.length} are applied`)] : []),
  ];
}

function judgeRun(area: string, at: string | null, now: Date): Finding {
  if (at === null) return problem(area, 'has never run: docs/webhooks.md#reconciliation');
  const minutes = minutesSince(at, now);
  return minutes > LATE_MINUTES
    ? problem(area, `last ran ${minutes} minutes ago`)
    : note(area, `ran ${minutes} minutes ago`);
}

function judgeJobs({jobs}: State, now: Date): Finding[] {
  if (jobs === null)
    return [
      {level: 'warning', area: 'pg_cron', message: 'is not enabled: Cloudflare starts the jobs itself, Oxygen cannot'},
    ];
  return jobs.map(({name, active, status, ended_at: endedAt}) => {
    const area = `Job ${name ?? 'without a name'}`;
    if (!active) return problem(area, 'is switched off');
    if (status !== null && status !== 'succeeded') return problem(area, `ended with the status ${status}`);
    return judgeRun(area, endedAt, now);
  });
}

function judgeConnections({connections, max_connections: max}: State): Finding {
  const isMany = (connections ?? 0) > max * MANY_CONNECTIONS;
  return {level: isMany ? 'warning' : 'note', area: 'Connections', message: `${connections ?? 0} of ${max} are in use`};
}

/** Asks the database about itself: migrations, jobs and connections. */
export async function checkState(settings: BackendSettings, folder: string, now: Date): Promise<Finding[]> {
  const key = settings.SUPABASE_SECRET_KEY;
  if (key === undefined) return [];
  const {status, json} = await callApi(settings, {path: '/rest/v1/rpc/find_backend_state', key, method: 'POST'});
  if (status !== OK)
    return [problem('Migrations', `the database does not know this version (${status}): npm run backend:setup`)];
  const [state] = z.tuple([StateSchema]).parse(json);
  return [
    ...judgeMigrations(state, folder),
    ...judgeJobs(state, now),
    judgeRun('Reconciliation of orders', state.reconciled_at, now),
    judgeRun('Health check', state.checked_at, now),
    judgeConnections(state),
  ];
}
