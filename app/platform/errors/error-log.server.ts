import {backendOf, type AppConfig} from '../env.server';
import {createBackend} from '../supabase/backend.server';
import {toErrorKind, toErrorPlace} from './error-kind';

/** The first error is stored at once; an isolate stores others at most this often. */
const FLUSH_MS = 10_000;
/** A failure that differs at every place fills no memory: further kinds are only in the log. */
const MAX_KINDS = 50;

/** Errors of one kind as the database stores them. Declared as a type, since interfaces are not assignable to Json. */
export type ErrorCount = {
  readonly name: string;
  readonly place: string;
  readonly is_expected: boolean;
  readonly first_at: string;
  readonly last_at: string;
  readonly occurrences: number;
  readonly first_reference: string;
  readonly last_reference: string;
};

/** Where an error occurred, and the reference under which the log has it. */
export interface ErrorOrigin {
  readonly method: string;
  /** Returns the pattern of the route. Called for errors only, because matching takes time. */
  readonly getPattern: () => string;
  readonly reference: string;
}

/** The errors of one isolate since they were stored last. */
export interface ErrorLog {
  /** Adds an error; anything else, such as a line of text, is ignored. */
  add(error: unknown, origin: ErrorOrigin): void;
  /** Returns the errors and forgets them; null if there are none, or too few milliseconds have passed since the last time. */
  take(minimumAgeMs: number): readonly ErrorCount[] | null;
  /** Takes errors back that could not be stored. */
  restore(counts: readonly ErrorCount[]): void;
}

/** Creates an empty log. @param now the clock, in milliseconds */
export function createErrorLog(now: () => number = Date.now): ErrorLog {
  let counts = new Map<string, ErrorCount>();
  let takenMs = -Infinity;
  const addCount = (count: ErrorCount) => {
    const key = `${count.name} ${count.place}`;
    const known = counts.get(key);
    if (known || counts.size < MAX_KINDS) counts.set(key, known ? merge(known, count) : count);
  };
  return {
    add(error, {method, getPattern, reference}) {
      const kind = toErrorKind(error);
      if (!kind) return;
      const at = new Date(now()).toISOString();
      addCount({
        name: kind.name,
        place: toErrorPlace(method, getPattern()),
        is_expected: kind.isExpected,
        first_at: at,
        last_at: at,
        occurrences: 1,
        first_reference: reference,
        last_reference: reference,
      });
    },
    take(minimumAgeMs) {
      if (counts.size === 0 || now() - takenMs < minimumAgeMs) return null;
      const taken = [...counts.values()];
      counts = new Map();
      takenMs = now();
      return taken;
    },
    restore: (restored) => restored.forEach(addCount),
  };
}

/** Adds counts of one kind, whichever is the later one: counts that could not be stored come back after newer ones. */
function merge(one: ErrorCount, other: ErrorCount): ErrorCount {
  const first = one.first_at <= other.first_at ? one : other;
  const last = one.last_at > other.last_at ? one : other;
  return {
    ...first,
    occurrences: one.occurrences + other.occurrences,
    last_at: last.last_at,
    last_reference: last.last_reference,
  };
}

const log = createErrorLog();

interface Recorder {
  readonly config: AppConfig;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Counts an error in memory, and stores the counts after the response. Never throws: what failed must not fail twice. */
export function recordError(error: unknown, origin: ErrorOrigin, recorder: Recorder): void {
  if (!backendOf(recorder.config)) return;
  try {
    log.add(error, origin);
    storeDueErrors(recorder);
  } catch {
    // An error whose properties cannot be read. The log has it.
  }
}

/** Stores the errors of this isolate after the response, unless it has stored some just now. */
export function storeDueErrors({config, waitUntil}: Recorder): void {
  const counts = log.take(FLUSH_MS);
  if (counts) waitUntil(store(config, counts));
}

/** Stores the errors of this isolate that are not stored yet. Never rejects. */
export async function flushErrors(config: AppConfig): Promise<void> {
  const counts = log.take(0);
  if (counts) await store(config, counts);
}

/** While the database is down the counts wait in memory, which they cannot fill. A failure is not an error to record. */
async function store(config: AppConfig, counts: readonly ErrorCount[]): Promise<void> {
  await createBackend(backendOf(config), 'monitor')
    .call('record_errors', {p_errors: [...counts]})
    .catch(() => log.restore(counts));
}
