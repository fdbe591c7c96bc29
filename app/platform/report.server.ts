/** Logs the failures of one request under a reference that the visitor can quote. */
export interface Reporter {
  readonly reference: string;
  /** @param what what did not work, where the error does not say it */
  readonly report: (error: unknown, what?: string) => void;
}

const REFERENCE_LENGTH = 8;

/** Under which reference an error was logged first: many visitors may wait for one answer that fails. */
const firstReferences = new WeakMap<object, string>();

/** @returns a reporter that writes one line an error, without query, body or cookies, and its stack only once. */
export function createReporter(request: Request): Reporter {
  const reference = crypto.randomUUID().slice(0, REFERENCE_LENGTH);
  return {
    reference,
    report(error, what) {
      const known = typeof error === 'object' && error !== null ? error : {};
      const first = firstReferences.get(known);
      if (first === reference) return;
      firstReferences.set(known, first ?? reference);
      const path = withoutSecrets(new URL(request.url).pathname);
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const cause = first ? `as [${first}]` : oneLine(detail);
      console.error(`[${reference}] ${request.method} ${oneLine(path)} ${what ? `${what}: ` : ''}${cause}`);
    },
  };
}

/** @returns the path without a mailed link's token: whoever has that has the account, or sees the order */
export const withoutSecrets = (path: string) =>
  path.replace(/^\/(account\/(?:reset|activate)|_t|order\/guest)\/.*/i, '/$1/…');

/** Typed text must not be able to forge a line of the log. */
const oneLine = (text: string) => text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, ' | ');
