import type {Clock} from '../kit/clock';
import {applyFaults} from '../kit/faults/apply-faults';
import {createFaultInjector} from '../kit/faults/fault-injector';
import {createRequestLog, type Api} from '../kit/request-log';
import {handleAuth, handleOpenAuth, refuseToken} from './auth/handle-auth';
import {createTokens, type TokenKeys} from './auth/tokens';
import type {BackendConfig, BackendContext} from './context';
import {handleBackendControl} from './control/backend-control';
import {allowOrigins, preflight} from './cors';
import type {Database} from './database/database';
import {createGoogleAuthorization} from './google/authorization';
import {createGoogleKeys} from './google/google-tokens';
import {handleGoogle} from './google/handle-google';
import {identifyCaller, refuseCaller} from './identify-caller';
import type {BackendKeys} from './keys';
import {NotEmulatedError, notEmulatedResponse} from './not-emulated';
import {createRealtime, type Realtime, type Upgrade} from './realtime/create-realtime';
import {httpBroadcast} from './realtime/http-broadcast';
import {readCatalog, type Catalog} from './rest/catalog';
import {handleRest} from './rest/handle-rest';

export interface BackendOptions {
  /** A migrated database; the backend closes it. */
  readonly database: Database;
  readonly keys: BackendKeys;
  readonly clock: Clock;
  /** Read at each request, so the origin can be set once the port is known. */
  readonly config: BackendConfig;
}

export interface Backend {
  fetch(request: Request): Promise<Response>;
  readonly upgrade: Upgrade;
  readonly context: BackendContext;
  close(): Promise<void>;
}

const SERVER_ERROR = 500;

const APIS: readonly (readonly [Api, RegExp])[] = [
  ['rest', /^\/rest\//],
  ['auth', /^\/auth\//],
  ['realtime', /^\/realtime\//],
  ['google', /^\/(?:o|gsi|oauth2)\//],
];

const apiOf = (path: string): Api => APIS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'none';

/** The logged headers. Keys and tokens are not logged, nor are query strings, which contain personal data. */
const LOGGED_HEADERS = ['content-type', 'origin', 'prefer', 'user-agent', 'x-client-info'];

const toLoggedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    LOGGED_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );

interface HandlerDependencies {
  readonly context: BackendContext;
  /** A promise, so the server can start before the catalog has been read. */
  readonly catalog: Promise<Catalog>;
  readonly realtime: Realtime;
  readonly authorization: ReturnType<typeof createGoogleAuthorization>;
}

async function routeRequest(
  request: Request,
  {context, catalog, realtime, authorization}: HandlerDependencies,
): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (request.method === 'OPTIONS') return preflight(request);
  const open = handleOpenAuth(request, context) ?? handleGoogle(request, context, authorization);
  if (open) return open;
  const caller = await identifyCaller(request, context);
  if ('kind' in caller) return pathname.startsWith('/auth/v1/') ? refuseToken(caller, request) : refuseCaller(caller);
  if (pathname.startsWith('/rest/v1/')) return handleRest(request, caller, context, await catalog);
  if (pathname.startsWith('/auth/v1/')) return handleAuth(request, caller, context);
  if (pathname.startsWith('/realtime/v1/api/broadcast')) return httpBroadcast(request, caller, realtime.hub, context);
  throw new NotEmulatedError(`${request.method} ${pathname}`);
}

function toErrorResponse(error: unknown): Response {
  if (error instanceof NotEmulatedError) return notEmulatedResponse(error);
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return Response.json({code: 'LOCAL_BACKEND', message, msg: message}, {status: SERVER_ERROR});
}

function createContext({database, keys, clock, config}: BackendOptions): BackendContext {
  const tokenKeys: TokenKeys = {auth: keys.auth, imported: keys.imported};
  return {
    database,
    config,
    clock,
    tokens: createTokens(tokenKeys, clock),
    google: createGoogleKeys(keys.google, clock),
  };
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const context = createContext(options);
  const realtime = await createRealtime(context);
  const catalog = readCatalog(context.database, context.config.settings.schemas);
  const dependencies = {context, catalog, realtime, authorization: createGoogleAuthorization()};
  const log = createRequestLog(options.clock);
  const faults = createFaultInjector();

  async function serve(request: Request): Promise<Response> {
    const {pathname} = new URL(request.url);
    const injected = faults.match({operation: null, path: pathname});
    const entry = log.begin({
      api: apiOf(pathname),
      operation: `${request.method} ${pathname.split('/').slice(0, 5).join('/')}`,
      path: pathname,
      variables: [],
      headers: toLoggedHeaders(request.headers),
      faults: injected.map(({plan}) => plan.mode),
    });
    const execute = async () => allowOrigins(await routeRequest(request, dependencies).catch(toErrorResponse));
    const response = await applyFaults(injected, execute, request.signal);
    entry.finish(response.status, []);
    return response;
  }

  return {
    context,
    upgrade: realtime.upgrade,
    fetch: async (request) =>
      (await handleBackendControl(request, {context, hub: realtime.hub, log, faults})) ?? serve(request),
    async close() {
      await realtime.close();
      await context.database.close();
    },
  };
}
