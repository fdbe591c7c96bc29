import type {FaultBoard} from '../../shop/control/fault-board';
import {parseFaultPlan} from '../../shop/control/fault-plan';
import {isOutsider, outsiderResponse} from '../../shop/control/outsider';
import type {RequestLog} from '../../shop/control/request-log';
import type {BackendContext} from '../context';
import type {Hub} from '../realtime/hub';
import {readState} from './read-state';

/** What the control endpoints show and change. */
export interface Controlled {
  readonly context: BackendContext;
  readonly hub: Hub;
  readonly log: RequestLog;
  readonly faults: FaultBoard;
}

type Handler = (controlled: Controlled, request: Request) => Response | Promise<Response>;

const BYTES_PER_MB = 1_000_000;
/** Faults that only mean something in GraphQL. */
const SHOP_FAULTS = new Set(['partial', 'throttle', 'version']);

const noContent = () => new Response(null, {status: 204});
const refused = (message: string) => Response.json({errors: [{key: '', message}]}, {status: 400});

async function addFault({faults}: Controlled, request: Request): Promise<Response> {
  const parsed = parseFaultPlan(await request.json().catch(() => undefined));
  if ('faults' in parsed) return Response.json({errors: parsed.faults}, {status: 400});
  const {plan} = parsed;
  if (SHOP_FAULTS.has(plan.mode)) return refused(`the backend does not know the fault ${plan.mode}`);
  faults.add(plan);
  return Response.json(plan, {status: 201});
}

async function reset({context, log, faults}: Controlled): Promise<Response> {
  await context.database.reset();
  log.clear();
  faults.clear();
  return noContent();
}

const health = () =>
  Response.json({
    ok: true,
    backend: 'Supabase, emulated',
    memoryMb: Math.round(process.memoryUsage().rss / BYTES_PER_MB),
  });

const ENDPOINTS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/__health': {GET: health},
  '/__log': {
    GET: ({log}) => Response.json(log.read()),
    DELETE: ({log}) => {
      log.clear();
      return noContent();
    },
  },
  '/__fault': {
    GET: ({faults}) => Response.json(faults.read()),
    POST: addFault,
    DELETE: ({faults}) => {
      faults.clear();
      return noContent();
    },
  },
  '/__state': {GET: async ({context, hub}) => Response.json(await readState(context.database, hub))},
  '/__reset': {POST: reset},
};

/**
 * The endpoints that exist on the local backend alone.
 *
 * @returns the answer, or null when the request is for something else
 */
export async function handleControl(request: Request, controlled: Controlled): Promise<Response | null> {
  const {pathname} = new URL(request.url);
  const endpoint = Object.hasOwn(ENDPOINTS, pathname) ? ENDPOINTS[pathname] : undefined;
  if (!endpoint) return null;
  if (isOutsider(request, controlled.context.config)) return outsiderResponse();
  const handler = endpoint[request.method];
  if (!handler) return new Response(null, {status: 405, headers: {allow: Object.keys(endpoint).join(', ')}});
  return handler(controlled, request);
}
