import {PostgrestClient} from '@supabase/postgrest-js';
import type {BackendConfig} from '../env.server';
import {createCircuitBreaker, type CircuitBreaker} from '../shopify/circuit-breaker';
import type {Database} from './database.types';

const DEFAULT_TIMEOUT_MS = 2_000;

type Functions = Database['public']['Functions'];

/** Supabase is unreachable, too slow or not configured. Callers deny access and degrade everything else. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

/** The circuit breaker is open, so no request was sent. The failures that opened it have been reported. */
export class BackendCircuitOpen extends BackendUnavailable {
  override name = 'BackendCircuitOpen';
  constructor() {
    super('the backend keeps failing');
  }
}

/** The database rejected a call because of a defect or of invalid input. */
export class BackendRefused extends Error {
  override name = 'BackendRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether the input is invalid by Postgres error classes 22 and 23, so that a retry would fail again. */
  get isInvalidInput(): boolean {
    return /^2[23]/.test(this.code);
  }
}

/** The database rejected a call because of the person's role, which may have changed or been removed since it was checked. */
export class BackendRoleMissing extends BackendRefused {
  override name = 'BackendRoleMissing';
}

/** What `private.require_permission` and its like raise; a missing grant, which is a defect, has the same code. */
const ROLE_MISSING = /^(?:only (?:admins may|staff with the permission) |The session does not belong to an admin)/;

function toRefusal(name: string, {code, message}: {readonly code: string; readonly message: string}): BackendRefused {
  const isRoleMissing = code === '42501' && ROLE_MISSING.test(message);
  const Refusal = isRoleMissing ? BackendRoleMissing : BackendRefused;
  return new Refusal(code, `${name}: ${code} ${message}`);
}

/** Calls the database functions that only the server may execute. */
export interface Backend {
  /**
   * Returns the result of the function.
   * @throws BackendUnavailable if there is no response; BackendRefused if the database rejects the call
   */
  call<Name extends keyof Functions>(name: Name, args: Functions[Name]['Args']): Promise<Functions[Name]['Returns']>;
}

/**
 * The kind of caller. Webhook deliveries arrive by the hundred and are retried by Shopify; monitoring and the beacons of
 * pages must neither block the others nor be blocked by them.
 */
export type BackendCaller = 'person' | 'delivery' | 'monitor' | 'beacon';

/** One circuit breaker per kind of caller, so that failing deliveries do not block people. */
const breakers = new Map<string, CircuitBreaker>();

/** @param config null if Supabase is not configured; then every call throws BackendUnavailable */
export function createBackend(config: BackendConfig | null, caller: BackendCaller = 'person'): Backend {
  const client = config && connect(config);
  return {
    async call(name, args) {
      if (!client) throw new BackendUnavailable('no backend is configured');
      const permit = await breakerOf(config.SUPABASE_URL, caller).admit();
      if (!permit) throw new BackendCircuitOpen();
      const {data, error, status} = await client().rpc(name, args as never);
      permit.settle(status !== 0 && status < 500);
      if (!error) return data;
      if (status === 0 || status >= 500) throw new BackendUnavailable(`${name}: ${error.message}`);
      throw toRefusal(name, error);
    },
  };
}

/** Returns the address of the tables and functions. */
export const restUrl = ({SUPABASE_URL}: Pick<BackendConfig, 'SUPABASE_URL'>): string => `${SUPABASE_URL}/rest/v1`;

/** Creates the client on first use, because most visitors never need it. */
function connect(config: BackendConfig) {
  const key = config.SUPABASE_SECRET_KEY;
  let client: PostgrestClient<Database> | undefined;
  return () =>
    (client ??= new PostgrestClient<Database>(restUrl(config), {
      headers: {apikey: key, Authorization: `Bearer ${key}`},
      fetch: timedFetch(config),
    }));
}

function breakerOf(origin: string, caller: BackendCaller): CircuitBreaker {
  const key = `${caller} ${origin}`;
  const breaker = breakers.get(key) ?? createCircuitBreaker();
  breakers.set(key, breaker);
  return breaker;
}

type Connection = Pick<BackendConfig, 'SUPABASE_URL' | 'SUPABASE_TIMEOUT_MS'>;

function timedFetch({SUPABASE_TIMEOUT_MS}: Connection): typeof fetch {
  const timeoutMs = Number(SUPABASE_TIMEOUT_MS ?? DEFAULT_TIMEOUT_MS);
  return (input, init) => fetch(input, {...init, signal: AbortSignal.timeout(timeoutMs)});
}

/** Creates a fetch with a timeout and the circuit breaker of people's requests. */
export function guardedFetch(config: Connection): typeof fetch {
  const breaker = breakerOf(config.SUPABASE_URL, 'person');
  const send = timedFetch(config);
  return async (input, init) => {
    const permit = await breaker.admit();
    if (!permit) throw new BackendCircuitOpen();
    try {
      const response = await send(input, init);
      permit.settle(response.status < 500);
      return response;
    } catch (error) {
      permit.settle(false);
      throw error;
    }
  };
}
