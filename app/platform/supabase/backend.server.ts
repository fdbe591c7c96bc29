import {createClient} from '@supabase/supabase-js';
import type {BackendConfig} from '../env.server';
import {createCircuitBreaker, type CircuitBreaker} from '../shopify/circuit-breaker';
import type {Database} from './database.types';

const DEADLINE_MS = 2_000;

type Functions = Database['public']['Functions'];

/** The backend cannot be reached, is too slow or is not set up: nobody is let in, and nothing else is harmed. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

/** The backend failed so often that it was not even asked: its failures have been told of already. */
export class BackendKeepsFailing extends BackendUnavailable {
  override name = 'BackendKeepsFailing';
  constructor() {
    super('the backend keeps failing');
  }
}

/** The database refused a call: a fault of ours, or of what we were given. */
export class BackendRefused extends Error {
  override name = 'BackendRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether the values are at fault, by Postgres' classes 22 and 23: the same ones will be refused again. */
  get isForTheValues(): boolean {
    return /^2[23]/.test(this.code);
  }
}

/** The narrow functions that the database keeps for the server alone. */
export interface Backend {
  /**
   * @returns the function's answer
   * @throws BackendUnavailable when no answer came; BackendRefused when the database refused the call
   */
  call<Name extends keyof Functions & string>(
    name: Name,
    args: Functions[Name]['Args'],
  ): Promise<Functions[Name]['Returns']>;
}

/** Who is waiting: a person at a page, or the shop's deliveries, which come by the hundred and come again. */
export type Waiting = 'person' | 'delivery';

/** One breaker an isolate for each who waits: deliveries that are too many must not shut people out. */
const breakers = new Map<string, CircuitBreaker>();

/** @param config where the backend is; null when there is none, and then every call throws BackendUnavailable */
export function createBackend(config: BackendConfig | null, waiting: Waiting = 'person'): Backend {
  const client = config && connect(config);
  return {
    async call(name, args) {
      if (!client) throw new BackendUnavailable('no backend is configured');
      const permit = await breakerOf(config.SUPABASE_URL, waiting).admit();
      if (!permit) throw new BackendKeepsFailing();
      const {data, error, status} = await client().rpc(name, args as never);
      permit.settle(status !== 0 && status < 500);
      if (!error) return data as never;
      if (status === 0 || status >= 500) throw new BackendUnavailable(`${name}: ${error.message}`);
      throw new BackendRefused(error.code, `${name}: ${error.code} ${error.message}`);
    },
  };
}

/** The client is made on first use: most visitors never need it. */
function connect({SUPABASE_URL, SUPABASE_SECRET_KEY}: BackendConfig) {
  let client: ReturnType<typeof createClient<Database>> | undefined;
  return () =>
    (client ??= createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
      auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
      global: {fetch: timedFetch},
    }));
}

function breakerOf(origin: string, waiting: Waiting): CircuitBreaker {
  const key = `${waiting} ${origin}`;
  const breaker = breakers.get(key) ?? createCircuitBreaker();
  breakers.set(key, breaker);
  return breaker;
}

const timedFetch: typeof fetch = (input, init) => fetch(input, {...init, signal: AbortSignal.timeout(DEADLINE_MS)});

/** @returns a fetch with a deadline that stops asking a backend which keeps failing a person */
export function guardedFetch(origin: string): typeof fetch {
  const breaker = breakerOf(origin, 'person');
  return async (input, init) => {
    const permit = await breaker.admit();
    if (!permit) throw new BackendKeepsFailing();
    try {
      const response = await timedFetch(input, init);
      permit.settle(response.status < 500);
      return response;
    } catch (error) {
      permit.settle(false);
      throw error;
    }
  };
}
