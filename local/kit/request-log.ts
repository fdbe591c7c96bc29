import type {Clock} from './clock';

/** The part of the local Shopify or the local Supabase that a request was for. */
export type Api =
  | 'storefront'
  | 'customer-account'
  | 'admin'
  | 'identity'
  | 'account'
  | 'checkout'
  | 'mail'
  | 'reviews'
  | 'media'
  | 'rest'
  | 'auth'
  | 'realtime'
  | 'google'
  | 'none';

/** One request as `/__log` shows it. */
interface LoggedRequest {
  readonly at: string;
  readonly api: Api;
  /** Name of the GraphQL operation, or method and first part of the path. */
  readonly operation: string;
  readonly path: string;
  /** Names of the GraphQL variables; the values are private. */
  readonly variables: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Modes of the faults that were applied. */
  readonly faults: readonly string[];
  /** Null until there is a response. */
  readonly status: number | null;
  readonly errors: readonly string[];
  /** Root fields of the executed Admin API mutations, also if the response was lost. */
  readonly executed: readonly string[];
}

interface OperationCount {
  readonly api: Api;
  readonly operation: string;
  readonly count: number;
  readonly errors: number;
}

/** The response of `/__log`. */
export interface LogReport {
  readonly operations: readonly OperationCount[];
  readonly requests: readonly LoggedRequest[];
}

/** The most recent requests and a count per operation. */
export interface RequestLog {
  /** Logs a request when it arrives, because a fault may prevent its response. */
  begin(request: Omit<LoggedRequest, 'at' | 'status' | 'errors' | 'executed'>): OpenLogEntry;
  read(): LogReport;
  clear(): void;
}

/** The entry of a request in progress. */
interface OpenLogEntry {
  recordMutations(mutations: readonly string[]): void;
  finish(status: number, errors: readonly string[]): void;
}

const MAX_REQUESTS = 200;
/** Operation names come from clients, so their number must be bounded. */
const MAX_OPERATIONS = 500;
const FIRST_ERROR_STATUS = 400;

type Writable<T> = {-readonly [Key in keyof T]: T[Key]};

export function createRequestLog(clock: Clock): RequestLog {
  let requests: Writable<LoggedRequest>[] = [];
  let operations = new Map<string, Writable<OperationCount>>();

  function getCount(api: Api, operation: string): Writable<OperationCount> {
    const hasRoom = operations.size < MAX_OPERATIONS || operations.has(`${api} ${operation}`);
    const name = hasRoom ? operation : '(others)';
    const count = operations.get(`${api} ${name}`) ?? {api, operation: name, count: 0, errors: 0};
    operations.set(`${api} ${name}`, count);
    return count;
  }

  return {
    begin(request) {
      const entry: Writable<LoggedRequest> = {
        ...request,
        at: clock().toISOString(),
        status: null,
        errors: [],
        executed: [],
      };
      requests.push(entry);
      if (requests.length > MAX_REQUESTS) requests.shift();
      const count = getCount(request.api, request.operation);
      count.count += 1;
      return {
        recordMutations(mutations) {
          entry.executed = mutations;
        },
        finish(status, errors) {
          entry.status = status;
          entry.errors = errors;
          if (status >= FIRST_ERROR_STATUS || errors.length > 0) count.errors += 1;
        },
      };
    },
    read: () => ({operations: [...operations.values()], requests}),
    clear() {
      requests = [];
      operations = new Map();
    },
  };
}
