import {setTimeout as sleep} from 'node:timers/promises';
import {otherVersion} from '../graphql/api-versions';
import {breakingBody, slowBody} from './broken-body';
import type {Strike} from './fault-board';
import type {FaultPlan} from './fault-plan';

type Answer = () => Promise<Response>;
type Mode = FaultPlan['mode'];
type Apply = (answer: Answer, strike: Strike, signal: AbortSignal) => Promise<Response>;

/** Nothing but the other side, or the end of the server, ends the wait. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, {once: true});
  });

/** Statuses that a Response refuses to give a body. */
const BODILESS = new Set([204, 205, 304]);

/** @returns the same status and headers with another body, whose length is no longer known. */
function withBody({status, headers}: Response, body: BodyInit): Response {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return new Response(body, {status: BODILESS.has(status) ? 200 : status, headers: kept});
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, Math.ceil(bytes.length / 2));

function loseField(text: string, wanted: string | undefined): string {
  const body: {data?: Record<string, unknown> | null; errors?: unknown[]} = JSON.parse(text);
  const field = wanted ?? Object.keys(body.data ?? {}).at(-1);
  if (!body.data || field === undefined || !Object.hasOwn(body.data, field)) return text;
  const error = {
    message: 'Internal error. Looks like something went wrong on our end.',
    path: [field],
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  };
  return JSON.stringify({...body, data: {...body.data, [field]: null}, errors: [...(body.errors ?? []), error]});
}

async function changeVersion(answer: Answer): Promise<Response> {
  const response = await answer();
  const changed = new Response(response.body, response);
  changed.headers.set('x-shopify-api-version', otherVersion(response.headers.get('x-shopify-api-version') ?? ''));
  return changed;
}

const PROXY_PAGE = '<!doctype html><title>502</title><h1>Something on the way is broken</h1>';

const APPLY: Readonly<Record<Mode, Apply>> = {
  delay: async (answer, {waitMs}, signal) => {
    await sleep(waitMs, undefined, {signal});
    return answer();
  },
  hang: (_answer, _strike, signal) => untilAborted(signal),
  status: async (_answer, {plan}) =>
    Response.json(
      {errors: `The local shop was told to answer ${plan.status}`},
      {
        status: plan.status,
        headers: plan.retryAfter === undefined ? {} : {'retry-after': String(plan.retryAfter)},
      },
    ),
  reset: async (answer) => {
    const response = await answer();
    return withBody(response, breakingBody(half(await bytesOf(response))));
  },
  slice: async (answer, {waitMs}) => {
    const response = await answer();
    return withBody(response, slowBody(await bytesOf(response), waitMs));
  },
  truncate: async (answer) => {
    const response = await answer();
    return withBody(response, half(await bytesOf(response)));
  },
  html: async () => new Response(PROXY_PAGE, {headers: {'content-type': 'text/html; charset=utf-8'}}),
  partial: async (answer, {plan}) => {
    const response = await answer();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? withBody(response, loseField(await response.text(), plan.field)) : response;
  },
  throttle: async () => Response.json({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}),
  dropAfterExecute: async (answer) => withBody(await answer(), breakingBody(new Uint8Array())),
  version: changeVersion,
};

/**
 * Lets faults spoil an answer, the first one outermost.
 *
 * @param strikes - what hits this request
 * @param answer - gives the true answer; not called by faults that spare the shop the work
 * @param signal - aborted when whoever asked has gone
 */
export function applyFaults(strikes: readonly Strike[], answer: Answer, signal: AbortSignal): Promise<Response> {
  const spoiled = strikes.reduceRight<Answer>(
    (next, strike) => () => APPLY[strike.plan.mode](next, strike, signal),
    answer,
  );
  return spoiled();
}
