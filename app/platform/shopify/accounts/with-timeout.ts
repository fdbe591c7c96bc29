import {UpstreamError} from '../upstream-problem';

const DEADLINE_MS = 8_000;

/** Adds a deadline to Hydrogen's customer account client. @throws UpstreamError on a timeout */
export async function withTimeout<Value>(work: Promise<Value>, deadlineMs = DEADLINE_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('timeout', 'customer accounts')), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
