import {z} from 'zod';
import {CommandError} from '../lib/command-error';
import type {BackendSettings} from './backend-settings';

const TIMEOUT_MS = 60_000;
const TOO_MANY_REQUESTS = 429;
const DEFAULT_WAIT_S = 2;
const MAX_WAIT_S = 60;
const ATTEMPTS = 4;
const LONGEST_MESSAGE = 300;

const HELP: Readonly<Record<number, string>> = {
  401: 'Create a personal access token at https://supabase.com/dashboard/account/tokens and set SUPABASE_ACCESS_TOKEN.',
  403: 'The access token lacks a permission: its owner must be an owner or administrator of the organization.',
  404: 'Is SUPABASE_PROJECT_REF right? Supabase may also have moved this part of its API: see the changelog.',
};
const FALLBACK_HELP = 'Run the command again; https://status.supabase.com shows outages.';

const MessageSchema = z.object({message: z.string()});

export interface ManagementRequest {
  readonly method?: 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** Below `/v1/projects/{ref}`, with a leading slash or empty. */
  readonly path: string;
  readonly body?: unknown;
}

/** Supabase's Management API, for one project. */
export interface ManagementClient {
  /** @throws CommandError if the API refuses or does not answer */
  request<Result>(request: ManagementRequest, schema: z.ZodType<Result>): Promise<Result>;
  /** Runs a statement with the rights of the role `postgres`. @throws CommandError */
  query<Row>(sql: string, schema: z.ZodType<Row>, parameters?: readonly string[]): Promise<Row[]>;
}

/** A response without a body counts as null. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function createManagementClient(settings: BackendSettings): ManagementClient {
  const {SUPABASE_ACCESS_TOKEN: token, SUPABASE_MANAGEMENT_URL: origin, SUPABASE_PROJECT_REF: ref} = settings;

  async function send({method = 'GET', path, body}: ManagementRequest): Promise<Response> {
    const response = await fetch(`${origin}/v1/projects/${ref}${path}`, {
      method,
      headers: {Authorization: `Bearer ${token}`, ...(body !== undefined && {'Content-Type': 'application/json'})},
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!response) throw new CommandError('The Management API of Supabase does not answer.', FALLBACK_HELP);
    return response;
  }

  async function sendPatiently(request: ManagementRequest): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(request);
      if (response.status !== TOO_MANY_REQUESTS || attempt === ATTEMPTS) return response;
      const waitS = Number(response.headers.get('Retry-After') ?? DEFAULT_WAIT_S);
      await new Promise((resolve) => setTimeout(resolve, Math.min(waitS || DEFAULT_WAIT_S, MAX_WAIT_S) * 1000));
    }
  }

  const client: ManagementClient = {
    async request(request, schema) {
      const response = await sendPatiently(request);
      const json = await readJson(response);
      const what = `${request.method ?? 'GET'} ${request.path.split('?')[0] || 'the project'}`;
      if (!response.ok) {
        const {data} = MessageSchema.safeParse(json);
        const message = data ? `: ${data.message.slice(0, LONGEST_MESSAGE)}` : '';
        throw new CommandError(
          `The Management API refused ${what} with ${response.status}${message}`,
          HELP[response.status] ?? FALLBACK_HELP,
        );
      }
      const parsed = schema.safeParse(json);
      if (parsed.success) return parsed.data;
      throw new CommandError(
        `The Management API answered ${what} in an unknown form: ${z.prettifyError(parsed.error)}`,
        'Supabase has changed its API: update this command.',
      );
    },
    query: (sql, schema, parameters = []) =>
      client.request({method: 'POST', path: '/database/query', body: {query: sql, parameters}}, z.array(schema)),
  };
  return client;
}
