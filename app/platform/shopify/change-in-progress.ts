/** The upstream is still executing an earlier request with the same idempotency key, so the outcome is unknown. */
export class ChangeInProgress extends Error {
  override name = 'ChangeInProgress';
}

const CODE = 'IDEMPOTENCY_CONCURRENT_REQUEST';
/** The errors of `refundCreate` have no codes. */
const MESSAGE = /\b(?:concurrent|in progress|still being processed)\b/i;

/**
 * Returns the messages of a mutation with `@idempotent`; the codes are undefined if its errors have none.
 * @throws ChangeInProgress if an earlier request with its key has no outcome yet: that is no refusal
 */
export function toIdempotentMessages(
  errors: readonly {readonly message: string; readonly code?: string | null}[],
): readonly string[] {
  const running = errors.find(({message, code}) => (code === undefined ? MESSAGE.test(message) : code === CODE));
  if (running) throw new ChangeInProgress(running.message);
  return errors.map(({message}) => message);
}
