/**
 * Waits before a reconnect. Ends early when the network returns or the page becomes visible; a hidden page waits until
 * it is visible.
 */
export async function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  await waitForFirst(['online', 'visibilitychange'], signal, ms);
  while (document.hidden && !signal.aborted) await waitForFirst(['visibilitychange'], signal);
}

function waitForFirst(events: readonly string[], signal: AbortSignal, timeoutMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
    for (const event of events)
      for (const target of [window, document]) target.addEventListener(event, end, {signal: listeners.signal});
    signal.addEventListener('abort', end, {signal: listeners.signal});
    if (signal.aborted) end();
  });
}
