import {z} from 'zod';
import {UpstreamError} from './upstream-problem';

const EXCHANGE_MS = 2_500;
/** After a failed exchange the next call is not sent at once: wrong credentials stay wrong. */
const PAUSE_AFTER_FAILURE_MS = 5_000;
/** A token is replaced after this share of its lifetime, while calls with it still succeed. */
const REFRESH_AT_SHARE = 0.9;

const GrantSchema = z.object({access_token: z.string().min(1), expires_in: z.number().positive()});

/** An access token of the Admin API, whichever way it is obtained. */
export interface AdminToken {
  /** @returns a token that Shopify has not refused. @throws UpstreamError when none can be obtained */
  find(): Promise<string>;
  /** Drops a token that Shopify refused. @returns whether another one can be requested */
  discard(token: string): boolean;
}

/** Credentials of an app, which are exchanged for tokens that expire. */
export interface AdminClient {
  /** The origin of the store, such as `https://my-store.myshopify.com`. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Tools {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** @returns a token that never expires; once it is refused there is no other */
export const createFixedToken = (token: string): AdminToken => ({
  find: () => Promise.resolve(token),
  discard: () => false,
});

/**
 * Exchanges client credentials for a token that lives for 24 hours and caches it: concurrent calls share one exchange,
 * the token is replaced early, and it stays in use when that fails before it has expired.
 * @param client the store, and the app installed in it
 */
export function createExchangedToken(
  client: AdminClient,
  {fetch, now}: Tools = {fetch: (url, init) => globalThis.fetch(url, init), now: Date.now},
): AdminToken {
  let token: {readonly value: string; readonly refreshAtMs: number; readonly expiresAtMs: number} | null = null;
  let exchange: {readonly result: Promise<string>; readonly sinceMs: number} | null = null;
  let failure: {readonly error: unknown; readonly untilMs: number} | null = null;

  const start = (): Promise<string> => {
    const sinceMs = now();
    const result = requestToken(client, fetch).then(
      ({access_token: value, expires_in: seconds}) => {
        const lifetimeMs = seconds * 1_000;
        token = {value, refreshAtMs: sinceMs + lifetimeMs * REFRESH_AT_SHARE, expiresAtMs: sinceMs + lifetimeMs};
        failure = null;
        exchange = null;
        return value;
      },
      (error: unknown) => {
        failure = {error, untilMs: now() + PAUSE_AFTER_FAILURE_MS};
        exchange = null;
        throw error;
      },
    );
    exchange = {result, sinceMs};
    return result;
  };

  const renew = (): Promise<string> => {
    if (failure && now() < failure.untilMs) return Promise.reject(failure.error);
    // A canceled request cancels its exchange too, so later requests must not wait for it.
    const running = exchange && now() - exchange.sinceMs < EXCHANGE_MS ? exchange.result : start();
    return withTimeout(running, client);
  };

  return {
    async find() {
      if (token && now() < token.refreshAtMs) return token.value;
      const current = token;
      try {
        return await renew();
      } catch (error) {
        if (current && current === token && now() < current.expiresAtMs) return current.value;
        throw error;
      }
    },
    discard(value) {
      if (token?.value === value) token = null;
      return true;
    },
  };
}

const nameOf = ({origin}: AdminClient): string => `${new URL(origin).host} admin token`;

async function requestToken(client: AdminClient, fetch: Tools['fetch']) {
  const name = nameOf(client);
  const form = {grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.clientSecret};
  try {
    const response = await fetch(`${client.origin}/admin/oauth/access_token`, {
      method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json'},
      body: new URLSearchParams(form).toString(),
      // The secret must be sent to the store's own host only.
      redirect: 'manual',
      signal: AbortSignal.timeout(EXCHANGE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new UpstreamError('status', name, response.status, oauthErrorOf(text));
    const grant = GrantSchema.safeParse(parseJson(text));
    if (!grant.success) throw new UpstreamError('malformed', name, response.status);
    return grant.data;
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new UpstreamError(isTimeout ? 'timeout' : 'unreachable', name);
  }
}

/** Waits with a timer of the caller's own, since the exchange may belong to another request. */
async function withTimeout(exchange: Promise<string>, client: AdminClient): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('timeout', nameOf(client))), EXCHANGE_MS);
  });
  return Promise.race([exchange, late]).finally(() => clearTimeout(timer));
}

/** Shopify names the error in JSON, or on a page of HTML; the code alone is safe to log. */
const oauthErrorOf = (text: string): string => /(?:"error"\s*:\s*"|Oauth error )([a-z_]{1,60})\b/.exec(text)?.[1] ?? '';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
