import {createManagementApi} from '../../local/management/create-management-api';
import {createManagementState, type ManagementState} from '../../local/management/management-state';
import {createRunQuery, type QueryConnection} from '../../local/management/run-query';
import {serveHttp} from '../../local/kit/serve-http';
import {checkBackend} from '../../scripts/backend/check/check-backend';
import type {ClaimTimes} from '../../scripts/backend/claim-project';
import type {RunCli} from '../../scripts/backend/project';
import {setUpBackend} from '../../scripts/backend/set-up-backend';
import type {Finding} from '../../scripts/lib/findings';

const REF = 'abcdefghijklmnopqrst';
const ACCESS_TOKEN = 'sbp_local';

type Connected = <T>(work: (connection: QueryConnection) => Promise<T>) => Promise<T>;
type Env = Record<string, string>;

/** Short, so that the claim of a run that was cut off ends at once. */
const CLAIM_TIMES = {claimMs: 400, renewMs: 100, pollMs: 20, maxWaitMs: 10_000};

/** A hosted project: its Management API, and the settings of the commands for it. */
export interface HostedProject {
  readonly state: ManagementState;
  /** The commands' settings; keys that a setup stores are added. */
  readonly env: Env;
  /** Every request that is no reading one, as `PATCH /config/auth`. */
  readonly writes: readonly string[];
  /** Lets the API fail after so many more requests; Infinity repairs it. */
  failAfter(requests: number): void;
  setUp(
    isApplied?: boolean,
    runCli?: RunCli,
    claimTimes?: Partial<ClaimTimes>,
  ): Promise<{readonly code: number; readonly output: string}>;
  check(
    now: Date,
  ): Promise<{readonly code: number; readonly problems: readonly Finding[]; readonly findings: readonly Finding[]}>;
  close(): Promise<void>;
}

const noCli: RunCli = () => Promise.resolve({code: 1, output: 'the CLI was not expected'});

/** Statements are sent by POST, also those that only read. */
async function isReading(request: Request): Promise<boolean> {
  if (request.method === 'GET') return true;
  const isQuery = new URL(request.url).pathname.endsWith('/query');
  return isQuery && !/create|schedule|update/.test(await request.clone().text());
}

const settingsOf = (managementUrl: string): Env => ({
  SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
  SUPABASE_PROJECT_REF: REF,
  SUPABASE_MANAGEMENT_URL: managementUrl,
  PUBLIC_ORIGIN: 'https://shop.example',
});

/** Starts the Management API of a new project over a database. */
export async function startHostedProject(
  connected: Connected,
  changes: Partial<ManagementState> = {},
  settings: Env = {},
): Promise<HostedProject> {
  const state = createManagementState(changes);
  const runQuery = createRunQuery(connected);
  const api = createManagementApi({ref: REF, accessToken: ACCESS_TOKEN, state, runQuery});
  const writes: string[] = [];
  let remaining = Infinity;
  const answer = async (request: Request): Promise<Response> => {
    remaining -= 1;
    if (remaining < 0) return Response.json({message: 'down'}, {status: 500});
    const {pathname} = new URL(request.url);
    if (!(await isReading(request))) writes.push(`${request.method} ${pathname.replace(`/v1/projects/${REF}`, '')}`);
    return api(request);
  };
  const server = await serveHttp({fetch: answer, port: 0, host: '127.0.0.1'});
  const env: Env = {...settingsOf(server.origin), ...settings};
  return {
    state,
    env,
    writes,
    failAfter: (requests) => void (remaining = requests),
    async setUp(isApplied = true, runCli = noCli, claimTimes = {}) {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const store = (stored: Env) => void Object.assign(env, stored);
      const tools = {print, runCli, store, claimTimes: {...CLAIM_TIMES, ...claimTimes}};
      const code = await setUpBackend(() => env, {isApplied}, tools);
      return {code, output: lines.join('\n')};
    },
    async check(now) {
      const lines: string[] = [];
      const code = await checkBackend(env, {isJson: true}, {print: (line) => void lines.push(line), now: () => now});
      const {findings = []} = JSON.parse(lines.join('\n')) as {findings?: Finding[]};
      return {code, findings, problems: findings.filter(({level}) => level === 'problem')};
    },
    close: () => server.close(),
  };
}
