/**
 * Waits for some time, or less when the network comes back or somebody looks at the page again; and for a page that
 * nobody looks at, until somebody does.
 */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await firstOf(['online', 'visibilitychange'], signal, ms);
  while (document.hidden && !signal.aborted) await firstOf(['visibilitychange'], signal);
}

function firstOf(events: readonly string[], signal: AbortSignal, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    for (const event of events)
      for (const target of [window, document]) target.addEventListener(event, end, {signal: over.signal});
    signal.addEventListener('abort', end, {signal: over.signal});
    if (signal.aborted) end();
  });
}
