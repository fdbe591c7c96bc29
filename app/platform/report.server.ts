/** Logs the failures of one request with a reference that the visitor can quote. */
export interface Reporter {
  readonly reference: string;
  /** @param what the operation that failed, if the error does not name it */
  readonly report: (error: unknown, what?: string) => void;
}

const REFERENCE_LENGTH = 8;

/** The reference under which an error was first logged: many visitors may wait for one failing response. */
const firstReferences = new WeakMap<object, string>();

/**
 * Creates a reporter that writes one line per error, without query, body or cookies, and its stack only once.
 * @param onReport called for every error, also for one that is logged already
 * @param record called for each error that concerns this request, once
 */
export function createReporter(
  request: Request,
  onReport: () => void = () => undefined,
  record: (error: unknown, reference: string) => void = () => undefined,
): Reporter {
  const reference = crypto.randomUUID().slice(0, REFERENCE_LENGTH);
  return {
    reference,
    report(error, what) {
      onReport();
      const known = typeof error === 'object' && error !== null ? error : {};
      const first = firstReferences.get(known);
      if (first === reference) return;
      firstReferences.set(known, first ?? reference);
      record(error, reference);
      const path = withoutSecrets(new URL(request.url).pathname);
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const cause = first ? `as [${first}]` : oneLine(detail);
      console.error(`[${reference}] ${request.method} ${oneLine(path)} ${what ? `${what}: ` : ''}${cause}`);
    },
  };
}

const SECRET_PATH =
  /^\/(account\/(?:activate|delete|email|keep|reset)|_t|invitation|order\/guest|subscribe\/confirm|unsubscribe)\/.*/i;

/** Returns the path without the token of a mailed link, which grants access to an account, an order or a subscription. */
export const withoutSecrets = (path: string) => path.replace(SECRET_PATH, '/$1/…');

/** Prevents user input from forging log lines. */
const oneLine = (text: string) => text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, ' | ');
