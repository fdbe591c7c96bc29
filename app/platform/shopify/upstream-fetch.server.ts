import {createCircuitBreaker, type CircuitBreaker} from './circuit-breaker';
import {createRetryBudget, type RetryBudget} from './retry-budget';
import {UpstreamError} from './upstream-problem';

const READ_MS = {critical: 2_500, optional: 2_500, deferred: 5_000, probe: 2_000};
const WRITE_MS = 8_000;
const RETRY_JITTER_MS = {least: 50, most: 250};
const MAX_BODY_BYTES = 5_000_000;

/**
 * Marks an optional read that streams in after the page: it may take longer than one the page waits for. The mark never
 * leaves the worker.
 */
export const DEFERRED_READ = {headers: {'x-deadline': 'deferred'}} as const;

/** Marks a read that a page can do without: its failures must not have carts and other pages refused. */
export const OPTIONAL_READ = {headers: {'x-deadline': 'optional'}} as const;

/** Marks a read that only asks whether the upstream is there: sent once, since a second try would hide the answer. */
export const PROBE_READ = {headers: {'x-deadline': 'probe'}} as const;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Upstream {
  readonly name: string;
  readonly fetch: Fetch;
  readonly budget: RetryBudget;
  readonly apiVersion: string;
}

/**
 * Wraps a fetch of one GraphQL upstream: deadlines, one jittered retry for reads within a budget, a breaker, another one
 * for optional reads, and an answer that is whole JSON or a failure. A write is never repeated: it may have been carried out.
 * @param name host of the upstream, for the log
 * @param fetch the platform's own
 * @param apiVersion the version asked for; another in the answer is reported once
 */
export function createUpstreamFetch(name: string, fetch: Fetch, apiVersion: string): Fetch {
  const upstream: Upstream = {name, fetch, apiVersion, budget: createRetryBudget()};
  const breakers = {required: createCircuitBreaker(), optional: createCircuitBreaker()};
  return async (url, init) => {
    const isWrite = isMutation(init.body);
    const headers = new Headers(init.headers);
    const deadline = (headers.get('x-deadline') ?? 'critical') as keyof typeof READ_MS;
    headers.delete('x-deadline');
    const until = Date.now() + (isWrite ? WRITE_MS : READ_MS[deadline]);
    const breaker = deadline === 'optional' || deadline === 'deferred' ? breakers.optional : breakers.required;
    const attempt = () => callOnce(upstream, breaker, url, {...init, headers}, until);
    if (isWrite || deadline === 'probe') return attempt();
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

const isMutation = (body: unknown) =>
  typeof body === 'string' && /^\{"query":"(?:\s|\\n|#graphql)*mutation\b/.test(body);

function markRepeated(error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  const {fault, upstream, status, detail} = error;
  throw new UpstreamError(fault, upstream, status, detail, true);
}

/** A refusal (4xx) stays one: only what the upstream may answer differently the next time is asked again. */
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
): Promise<Response> {
  const permit = await breaker.admit();
  if (!permit) throw new UpstreamError('breaker-open', upstream.name);
  try {
    const answer = await readAnswer(upstream, url, {
      ...init,
      signal: AbortSignal.timeout(Math.max(1, until - Date.now())),
    });
    permit.settle(true);
    return answer;
  } catch (error) {
    const failure = toUpstreamError(error, upstream.name);
    // A throttled or refused call is an answer: the shop is up.
    permit.settle(failure.fault === 'throttled' || (failure.status !== undefined && failure.status < 500));
    throw failure;
  }
}

/** Hydrogen takes any 200 for JSON and caches what came, so a page of HTML or half an answer must fail here. */
async function readAnswer({name, fetch, apiVersion}: Upstream, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status === 429 || response.status === 430) throw new UpstreamError('throttled', name, response.status);
  if (!response.ok) throw new UpstreamError('status', name, response.status, response.statusText);
  const text = await readCapped(response, name);
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new UpstreamError('malformed', name, response.status);
  }
  if (isThrottled(answer)) throw new UpstreamError('throttled', name, response.status);
  reportVersion(name, apiVersion, response.headers.get('x-shopify-api-version'));
  const requestId = response.headers.get('x-request-id') ?? '';
  return new Response(text, {headers: {'content-type': 'application/json', 'x-request-id': requestId}});
}

async function readCapped(response: Response, name: string): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
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

const isThrottled = (answer: object) =>
  'errors' in answer &&
  Array.isArray(answer.errors) &&
  answer.errors.some((error: {extensions?: {code?: unknown}} | null) => error?.extensions?.code === 'THROTTLED');

function toUpstreamError(error: unknown, name: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new UpstreamError(isTimeout ? 'timeout' : 'unreachable', name);
}

const reportedVersions = new Set<string>();

/** A retired version is answered, status 200, by the oldest one still supported; only this header tells. */
function reportVersion(name: string, asked: string, answered: string | null): void {
  if (!answered || answered === asked || reportedVersions.has(answered)) return;
  reportedVersions.add(answered);
  console.warn(`${name} answers API version ${asked} with ${answered}: review the documents and raise the version`);
}
