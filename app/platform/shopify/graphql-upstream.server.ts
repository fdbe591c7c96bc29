import {createCircuitBreaker, type CircuitBreaker} from './circuit-breaker';
import {createRetryBudget, type RetryBudget} from './retry-budget';
import {UpstreamError} from './upstream-problem';

const READ_MS = {required: 2_500, optional: 2_500, deferred: 5_000, probe: 2_000};
const WRITE_MS = 8_000;
const RETRY_JITTER_MS = {least: 50, most: 250};
const MAX_BODY_BYTES = 5_000_000;

/**
 * What depends on a read. A page waits for a `required` one. Failures of an `optional` read, and of a `deferred` one,
 * which streams in after the page, must not open the circuit for carts and pages. A `probe` checks whether the upstream
 * responds: it is sent once, because a retry would hide the result.
 */
export type ReadPriority = keyof typeof READ_MS;

export interface GraphqlRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: string;
  readonly variables: object;
  /** Defaults to `required`; writes have a deadline of their own. */
  readonly priority?: ReadPriority;
  /**
   * When several operations that share one deadline must have ended, in milliseconds of the clock. A write ends earlier, so
   * that time is left to read whether it was executed.
   */
  readonly untilMs?: number;
}

export interface GraphqlResponse {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: unknown;
  readonly extensions?: unknown;
}

/** @throws UpstreamError when the upstream returns no complete JSON within the deadline, or the circuit is open */
export type SendGraphql = (request: GraphqlRequest) => Promise<GraphqlResponse>;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Upstream {
  readonly name: string;
  readonly fetch: Fetch;
  readonly budget: RetryBudget;
  readonly apiVersion: string;
}

/**
 * Creates a sender for one GraphQL upstream: deadlines, one retry with jitter for reads within a budget, a circuit
 * breaker, and another one for optional reads. A write is never repeated: it may have been executed.
 * @param name the host, for the log
 * @param apiVersion the requested version; a response of another one is logged once
 */
export function createGraphqlUpstream(
  name: string,
  apiVersion: string,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): SendGraphql {
  const upstream: Upstream = {name, fetch, apiVersion, budget: createRetryBudget()};
  const breakers = {required: createCircuitBreaker(), optional: createCircuitBreaker()};
  return async ({url, headers, document, variables, priority = 'required', untilMs = Infinity}) => {
    const isWrite = isMutation(document);
    const limitMs = isWrite ? untilMs - READ_MS.required : untilMs;
    const until = Math.min(Date.now() + (isWrite ? WRITE_MS : READ_MS[priority]), limitMs);
    // Not a failure of the upstream, so the circuit breaker does not count it.
    if (until <= Date.now()) throw new UpstreamError('timeout', name);
    const breaker = priority === 'optional' || priority === 'deferred' ? breakers.optional : breakers.required;
    const init = {method: 'POST', headers, body: JSON.stringify({query: document, variables})};
    const attempt = () => callOnce(upstream, breaker, url, init, until);
    if (isWrite || priority === 'probe') return attempt();
    upstream.budget.deposit();
    try {
      return await attempt();
    } catch (error) {
      const pauseMs = RETRY_JITTER_MS.least + Math.random() * (RETRY_JITTER_MS.most - RETRY_JITTER_MS.least);
      const leavesTime = Date.now() + pauseMs < until;
      if (!isWorthRetrying(error) || !leavesTime || !upstream.budget.withdraw()) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return attempt().catch(markRepeated);
    }
  };
}

const isMutation = (document: string) => /^(?:\s|#graphql)*mutation\b/.test(document);

function markRepeated(error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  const {fault, upstream, status, detail} = error;
  throw new UpstreamError(fault, upstream, status, detail, true);
}

/** A refusal (4xx) is final; every other failure may be over at the next attempt. */
const isWorthRetrying = (error: unknown) =>
  error instanceof UpstreamError &&
  ['unreachable', 'status', 'malformed'].includes(error.fault) &&
  !isRefusal(error.status);

const isRefusal = (status = 0) => status >= 400 && status < 500;

async function callOnce(
  upstream: Upstream,
  breaker: CircuitBreaker,
  url: string,
  init: RequestInit,
  until: number,
): Promise<GraphqlResponse> {
  const permit = await breaker.admit();
  if (!permit) throw new UpstreamError('breaker-open', upstream.name);
  try {
    const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
    const body = await fetchJson(upstream, url, {...init, signal});
    permit.settle(true);
    return body;
  } catch (error) {
    const failure = toUpstreamError(error, upstream.name);
    // A throttled or refused call shows that the upstream is up.
    permit.settle(failure.fault === 'throttled' || (failure.status !== undefined && failure.status < 500));
    throw failure;
  }
}

/** Rejects an HTML page and a truncated body, which may arrive with status 200. */
async function fetchJson(
  {name, fetch, apiVersion}: Upstream,
  url: string,
  init: RequestInit,
): Promise<GraphqlResponse> {
  const response = await fetch(url, init);
  if (response.status === 429 || response.status === 430) throw new UpstreamError('throttled', name, response.status);
  if (!response.ok) throw new UpstreamError('status', name, response.status, response.statusText);
  const text = await readCapped(response, name);
  const body = parseJson(text);
  if (!isGraphqlResponse(body)) {
    throw new UpstreamError('malformed', name, response.status);
  }
  if (isThrottled(body)) throw new UpstreamError('throttled', name, response.status);
  reportVersion(name, apiVersion, response.headers.get('x-shopify-api-version'));
  return body;
}

async function readCapped(response: Response, name: string): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new UpstreamError('malformed', name, response.status);
    }
    text += decoder.decode(value, {stream: true});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isGraphqlResponse = (body: unknown): body is GraphqlResponse =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

const isThrottled = ({errors}: GraphqlResponse) =>
  Array.isArray(errors) &&
  errors.some((error: {extensions?: {code?: unknown}} | null) => error?.extensions?.code === 'THROTTLED');

function toUpstreamError(error: unknown, name: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new UpstreamError(isTimeout ? 'timeout' : 'unreachable', name);
}

const reportedVersions = new Set<string>();

/** Shopify serves a retired version with the oldest supported one; only this header shows it. */
function reportVersion(name: string, requested: string, served: string | null): void {
  if (!served || served === requested || reportedVersions.has(served)) return;
  reportedVersions.add(served);
  console.warn(`${name} serves API version ${requested} with ${served}: review the documents and raise the version`);
}
