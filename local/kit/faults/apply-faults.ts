import {setTimeout as sleep} from 'node:timers/promises';
import {breakingBody, slowBody} from './broken-body';
import type {InjectedFault} from './fault-injector';
import type {FaultMode} from './fault-plan';

type Respond = () => Promise<Response>;
type ApplyFault = (respond: Respond, fault: InjectedFault, signal: AbortSignal) => Promise<Response>;

/** Waits until the client disconnects or the server stops. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, {once: true});
  });

/** Statuses for which the Response constructor accepts no body. */
const BODILESS = new Set([204, 205, 304]);

/** Returns the response with another body, whose length is not declared. */
function withBody({status, headers}: Response, body: BodyInit): Response {
  const newHeaders = new Headers(headers);
  newHeaders.delete('content-length');
  return new Response(body, {status: BODILESS.has(status) ? 200 : status, headers: newHeaders});
}

const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const firstHalf = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, Math.ceil(bytes.length / 2));

/** Replaces a root field of a GraphQL response by null and an error. */
function withoutField(text: string, requested: string | undefined): string {
  const body = JSON.parse(text) as {data?: Record<string, unknown> | null; errors?: unknown[]};
  const field = requested ?? Object.keys(body.data ?? {}).at(-1);
  if (!body.data || field === undefined || !Object.hasOwn(body.data, field)) return text;
  const error = {
    message: 'Internal error. Looks like something went wrong on our end.',
    path: [field],
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  };
  return JSON.stringify({...body, data: {...body.data, [field]: null}, errors: [...(body.errors ?? []), error]});
}

const OTHER_API_VERSIONS = ['2025-07', '2025-10'] as const;

/** Declares another API version than the requested one, as Shopify does once that version is retired. */
async function changeVersion(respond: Respond): Promise<Response> {
  const response = await respond();
  const changed = new Response(response.body, response);
  const version = changed.headers.get('x-shopify-api-version');
  const [oldest, second] = OTHER_API_VERSIONS;
  changed.headers.set('x-shopify-api-version', version === oldest ? second : oldest);
  return changed;
}

const PROXY_ERROR_PAGE = '<!doctype html><title>502</title><h1>Something on the way is broken</h1>';

const APPLY: Readonly<Record<FaultMode, ApplyFault>> = {
  delay: async (respond, {waitMs}, signal) => {
    await sleep(waitMs, undefined, {signal});
    return respond();
  },
  hang: (_respond, _fault, signal) => untilAborted(signal),
  status: async (_respond, {plan}) =>
    Response.json(
      {errors: `A fault plan made this response ${plan.status}`},
      {
        status: plan.status,
        headers: plan.retryAfter === undefined ? {} : {'retry-after': String(plan.retryAfter)},
      },
    ),
  reset: async (respond) => {
    const response = await respond();
    return withBody(response, breakingBody(firstHalf(await readBytes(response))));
  },
  slice: async (respond, {waitMs}) => {
    const response = await respond();
    return withBody(response, slowBody(await readBytes(response), waitMs));
  },
  truncate: async (respond) => {
    const response = await respond();
    return withBody(response, firstHalf(await readBytes(response)));
  },
  html: async () => new Response(PROXY_ERROR_PAGE, {headers: {'content-type': 'text/html; charset=utf-8'}}),
  partial: async (respond, {plan}) => {
    const response = await respond();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? withBody(response, withoutField(await response.text(), plan.field)) : response;
  },
  throttle: async () => Response.json({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}),
  dropAfterExecute: async (respond) => withBody(await respond(), breakingBody(new Uint8Array())),
  version: changeVersion,
};

/**
 * Applies faults to a response, the first one outermost.
 *
 * @param faults - the faults that apply to this request
 * @param respond - creates the response; modes such as `hang` and `status` do not call it
 * @param signal - aborted when the client disconnects
 */
export function applyFaults(
  faults: readonly InjectedFault[],
  respond: Respond,
  signal: AbortSignal,
): Promise<Response> {
  const withFaults = faults.reduceRight<Respond>(
    (next, fault) => () => APPLY[fault.plan.mode](next, fault, signal),
    respond,
  );
  return withFaults();
}
