interface Waiting {
  readonly periodMs: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Checks a condition at once and after each period.
 * @returns whether it became true in time; false also after an abort
 */
export function waitUntil(isTrue: () => boolean, {periodMs, timeoutMs, signal}: Waiting): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  if (isTrue()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (result: boolean) => {
      clearInterval(poll);
      clearTimeout(limit);
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const cancel = () => finish(false);
    const poll = setInterval(() => isTrue() && finish(true), periodMs);
    const limit = setTimeout(() => finish(isTrue()), timeoutMs);
    signal.addEventListener('abort', cancel);
  });
}
