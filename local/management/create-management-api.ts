import {randomBytes, randomUUID} from 'node:crypto';
import {z} from 'zod';
import type {ApiKey, ManagementState, SigningKey} from './management-state';
import {ManagementProblem, parseBody} from './management-problem';
import type {RunQuery} from './run-query';

export interface ManagementOptions {
  readonly ref: string;
  readonly accessToken: string;
  readonly state: ManagementState;
  readonly runQuery: RunQuery;
}

/** Answers one kind of request. @throws ManagementProblem */
type Handler = (request: Request, url: URL) => Promise<unknown>;

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const NOT_IMPLEMENTED = 501;
const CREATED = 201;
const SECRET_BYTES = 24;

const PrivateJwk = z.strictObject({
  kid: z.uuid().optional(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256').optional(),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const NewSigningKey = z.strictObject({
  algorithm: z.literal('ES256'),
  status: z.enum(['in_use', 'standby']).default('standby'),
  private_jwk: PrivateJwk,
});
const KeyStatus = z.strictObject({status: z.enum(['in_use', 'previously_used', 'revoked', 'standby'])});
const NewApiKey = z.strictObject({
  type: z.enum(['publishable', 'secret']),
  name: z.string().regex(/^[a-z_][a-z0-9_]+$/),
});
const QueryBody = z.strictObject({query: z.string().min(1), parameters: z.array(z.string()).default([])});

/** Settings are changed by name; a name that this project does not have is refused, because it would have no effect. */
async function change(settings: Record<string, unknown>, request: Request): Promise<void> {
  const changes = await parseBody(request, z.record(z.string(), z.unknown()));
  const unknown = Object.keys(changes).filter((name) => !(name in settings));
  if (unknown.length > 0) throw new ManagementProblem(NOT_IMPLEMENTED, `not emulated: ${unknown.join(', ')}`);
  Object.assign(settings, changes);
}

const withoutSecrets = (auth: Record<string, unknown>) => ({
  ...auth,
  external_google_secret: auth.external_google_secret ? 'a hash' : null,
});

function addSigningKey(keys: SigningKey[], {algorithm, status, private_jwk: jwk}: z.infer<typeof NewSigningKey>) {
  const id = jwk.kid ?? randomUUID();
  if (keys.some((key) => key.id === id)) throw new ManagementProblem(BAD_REQUEST, 'A key with this kid exists already');
  const {d: _private, ...publicJwk} = jwk;
  const key: SigningKey = {id, algorithm, status: 'standby', public_jwk: {...publicJwk, kid: id}};
  keys.push(key);
  if (status === 'in_use') useKey(keys, key);
  return key;
}

/** One key signs: the one before it becomes a previous one, which tokens may still name. */
function useKey(keys: readonly SigningKey[], key: SigningKey): void {
  for (const each of keys) if (each.status === 'in_use') each.status = 'previously_used';
  key.status = 'in_use';
}

async function changeSigningKey(keys: readonly SigningKey[], id: string, request: Request): Promise<SigningKey> {
  const key = keys.find((each) => each.id === id);
  if (!key) throw new ManagementProblem(NOT_FOUND, 'Signing key not found');
  const {status} = await parseBody(request, KeyStatus);
  if (status === 'in_use') useKey(keys, key);
  else key.status = status;
  return key;
}

function addApiKey(keys: ApiKey[], {type, name}: z.infer<typeof NewApiKey>): ApiKey {
  const key = {type, name, api_key: `sb_${type}_${randomBytes(SECRET_BYTES).toString('base64url')}`};
  keys.push(key);
  return key;
}

const reveal = ({searchParams}: URL, keys: readonly ApiKey[]) =>
  searchParams.get('reveal') === 'true'
    ? keys
    : keys.map((key) => ({...key, api_key: `${key.api_key.slice(0, 16)}···`}));

function createHandlers({ref, state, runQuery}: ManagementOptions): Record<string, Handler> {
  const lints = (kind: 'performance' | 'security') => () => Promise.resolve({lints: state.lints[kind]});
  return {
    'GET ': () => Promise.resolve({ref, status: state.status, database: {version: state.postgresVersion}}),
    'GET /config/auth': () => Promise.resolve(withoutSecrets(state.auth)),
    'PATCH /config/auth': async (request) => {
      await change(state.auth, request);
      return withoutSecrets(state.auth);
    },
    'GET /postgrest': () => Promise.resolve(state.dataApi),
    'PATCH /postgrest': async (request) => {
      await change(state.dataApi, request);
      return state.dataApi;
    },
    'GET /config/realtime': () => Promise.resolve(state.realtime),
    'PATCH /config/realtime': (request) => change(state.realtime, request),
    'GET /config/auth/signing-keys': () => Promise.resolve({keys: state.signingKeys}),
    'POST /config/auth/signing-keys': async (request) =>
      addSigningKey(state.signingKeys, await parseBody(request, NewSigningKey)),
    'PATCH /config/auth/signing-keys/{id}': (request, {pathname}) =>
      changeSigningKey(state.signingKeys, pathname.split('/').at(-1) ?? '', request),
    'GET /api-keys': (_request, url) => Promise.resolve(reveal(url, state.apiKeys)),
    'POST /api-keys': async (request) => addApiKey(state.apiKeys, await parseBody(request, NewApiKey)),
    'GET /api-keys/legacy': () => Promise.resolve({enabled: state.isLegacyEnabled}),
    'PUT /api-keys/legacy': (_request, {searchParams}) => {
      state.isLegacyEnabled = searchParams.get('enabled') === 'true';
      return Promise.resolve({enabled: state.isLegacyEnabled});
    },
    'POST /database/query': async (request) => {
      const {query, parameters} = await parseBody(request, QueryBody);
      return runQuery(query, parameters);
    },
    'GET /advisors/security': lints('security'),
    'GET /advisors/performance': lints('performance'),
    'GET /database/backups': () =>
      Promise.resolve({
        region: 'us-east-1',
        walg_enabled: true,
        pitr_enabled: state.isPitrEnabled,
        backups: state.backups,
        physical_backup_data: {},
      }),
  };
}

const toResponse = (method: string, result: unknown): Response =>
  result === undefined
    ? new Response(null, {status: 204})
    : Response.json(result, {status: method === 'POST' ? CREATED : 200});

/**
 * Creates what `npm run backend:setup` and `backend:check` call of Supabase's Management API, for one project. Everything
 * else is refused with 501.
 */
export function createManagementApi(options: ManagementOptions): (request: Request) => Promise<Response> {
  const handlers = createHandlers(options);
  const base = `/v1/projects/${options.ref}`;
  return async (request) => {
    const url = new URL(request.url);
    try {
      if (request.headers.get('Authorization') !== `Bearer ${options.accessToken}`)
        throw new ManagementProblem(UNAUTHORIZED, 'Unauthorized');
      if (!url.pathname.startsWith('/v1/projects/') || !`${url.pathname}/`.startsWith(`${base}/`))
        throw new ManagementProblem(NOT_FOUND, 'Project not found');
      const path = url.pathname.slice(base.length).replace(/(signing-keys)\/[\da-f-]{36}$/, '$1/{id}');
      const handler = handlers[`${request.method} ${path}`];
      if (!handler)
        throw new ManagementProblem(
          NOT_IMPLEMENTED,
          `The local Management API does not emulate ${request.method} ${path}`,
        );
      return toResponse(request.method, await handler(request, url));
    } catch (error) {
      if (!(error instanceof ManagementProblem)) throw error;
      if (error.status === NOT_IMPLEMENTED) console.error(error.message);
      return Response.json({message: error.message}, {status: error.status});
    }
  };
}
