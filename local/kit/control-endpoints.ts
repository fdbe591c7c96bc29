import type {FaultInjector} from './faults/fault-injector';
import {parseFaultPlan, type FaultMode, type InputProblem} from './faults/fault-plan';
import {controlForbiddenResponse, isControlForbidden} from './control-access';
import type {RequestLog} from './request-log';

type Handler<Context> = (context: Context, request: Request) => Response | Promise<Response>;

/** The handlers of control endpoints, by path and method. */
export type ControlEndpoints<Context> = Readonly<Record<string, Readonly<Record<string, Handler<Context>>>>>;

/** What `/__log` and `/__fault` show and change. */
export interface ObservedRequests {
  readonly log: RequestLog;
  readonly faults: FaultInjector;
}

const BYTES_PER_MB = 1_000_000;

/** Returns the memory of this process in megabytes, for `/__health`. */
export const memoryMb = (): number => Math.round(process.memoryUsage().rss / BYTES_PER_MB);

export const noContent = (): Response => new Response(null, {status: 204});

/** Creates the 400 response that lists the problems of the input. */
export const invalidInput = (problems: readonly InputProblem[]): Response =>
  Response.json({errors: problems}, {status: 400});

/** Returns the parsed body, or undefined if it is not JSON. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

export const NOT_JSON: InputProblem = {key: '', message: 'the body must be JSON'};

async function addFault(faults: FaultInjector, request: Request, isSupported: (mode: FaultMode) => boolean) {
  const input = await readJson(request);
  if (input === undefined) return invalidInput([NOT_JSON]);
  const parsed = parseFaultPlan(input);
  if ('problems' in parsed) return invalidInput(parsed.problems);
  const {plan} = parsed;
  if (!isSupported(plan.mode))
    return invalidInput([{key: 'mode', message: `this service does not know the fault ${plan.mode}`}]);
  faults.add(plan);
  return Response.json(plan, {status: 201});
}

/**
 * Creates the endpoints `/__log` and `/__fault`, which both local services have.
 *
 * @param isSupported - whether the service implements a fault mode
 */
export const observationEndpoints = (
  isSupported: (mode: FaultMode) => boolean,
): ControlEndpoints<ObservedRequests> => ({
  '/__log': {
    GET: ({log}) => Response.json(log.read()),
    DELETE: ({log}) => {
      log.clear();
      return noContent();
    },
  },
  '/__fault': {
    GET: ({faults}) => Response.json(faults.read()),
    POST: ({faults}, request) => addFault(faults, request, isSupported),
    DELETE: ({faults}) => {
      faults.clear();
      return noContent();
    },
  },
});

/**
 * Handles a request to a control endpoint.
 *
 * @param origin - origin of this server; pages of other origins are refused
 * @returns the response, or null if the path is not a control endpoint
 */
export async function handleControlRequest<Context>(
  request: Request,
  endpoints: ControlEndpoints<Context>,
  context: Context,
  origin: string,
): Promise<Response | null> {
  const {pathname} = new URL(request.url);
  const endpoint = Object.hasOwn(endpoints, pathname) ? endpoints[pathname] : undefined;
  if (!endpoint) return null;
  if (isControlForbidden(request, {origin})) return controlForbiddenResponse();
  const handler = endpoint[request.method];
  if (!handler) return new Response(null, {status: 405, headers: {allow: Object.keys(endpoint).join(', ')}});
  return handler(context, request);
}
