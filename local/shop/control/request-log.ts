import type {Clock} from '../state';

/** Which part of the shop, or of the backend beside it, a request was for. */
export type Api =
  | 'storefront'
  | 'customer-account'
  | 'admin'
  | 'identity'
  | 'account'
  | 'checkout'
  | 'mail'
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
  /** Names of the variables; their values stay private. */
  readonly variables: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Modes of the faults that hit it. */
  readonly faults: readonly string[];
  /** Null while there is no answer, and for ever when there was none. */
  readonly status: number | null;
  readonly errors: readonly string[];
  /** Mutations of the Admin API that it executed, by their own names: even when its answer was lost. */
  readonly executed: readonly string[];
}

/** How often one operation was asked for, and how often that ended in errors. */
interface OperationCount {
  readonly api: Api;
  readonly operation: string;
  readonly count: number;
  readonly errors: number;
}

/** What `/__log` answers. */
export interface LogReport {
  readonly operations: readonly OperationCount[];
  readonly requests: readonly LoggedRequest[];
}

/** Remembers what was asked of the shop. */
export interface RequestLog {
  /** Notes a request when it comes in: one that never gets an answer was asked all the same. */
  begin(request: Omit<LoggedRequest, 'at' | 'status' | 'errors' | 'executed'>): OpenEntry;
  read(): LogReport;
  clear(): void;
}

/** A request whose answer is awaited. */
interface OpenEntry {
  execute(mutations: readonly string[]): void;
  finish(status: number, errors: readonly string[]): void;
}

const MAX_REQUESTS = 200;
/** Names come from outside. */
const MAX_OPERATIONS = 500;
const FIRST_ERROR_STATUS = 400;

type Writable<T> = {-readonly [Key in keyof T]: T[Key]};

/** @returns an empty log. */
export function createRequestLog(clock: Clock): RequestLog {
  let requests: Writable<LoggedRequest>[] = [];
  let operations = new Map<string, Writable<OperationCount>>();

  function countOf(api: Api, operation: string): Writable<OperationCount> {
    const isRoomFor = operations.size < MAX_OPERATIONS || operations.has(`${api} ${operation}`);
    const name = isRoomFor ? operation : '(others)';
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
      const count = countOf(request.api, request.operation);
      count.count += 1;
      return {
        execute(mutations) {
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
