/** Logs the failures of one request under a reference that the visitor can quote. */
export interface Reporter {
  readonly reference: string;
  readonly report: (error: unknown) => void;
}

const REFERENCE_LENGTH = 8;

/** @returns a reporter that logs each error once, in one line per entry, without query, body or cookies. */
export function createReporter(request: Request): Reporter {
  const reference = crypto.randomUUID().slice(0, REFERENCE_LENGTH);
  const seen = new WeakSet<object>();
  return {
    reference,
    report(error) {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      const path = new URL(request.url).pathname;
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(`[${reference}] ${request.method} ${oneLine(path)} ${oneLine(detail)}`);
    },
  };
}

/** Typed text must not be able to forge a line of the log. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' | ');
