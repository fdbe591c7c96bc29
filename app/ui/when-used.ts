const EVENTS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Resolves once a visitor uses the document: scrolls it, points at it or presses a key. Parts out of sight can wait for that,
 * as long as they work without scripts until then.
 */
export function whenUsed(): Promise<void> {
  // An earlier page of the same document was used.
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  const controller = new AbortController();
  const options = {signal: controller.signal, capture: true, passive: true};
  return new Promise((resolve) => {
    const end = () => {
      controller.abort();
      resolve();
    };
    for (const event of EVENTS) addEventListener(event, end, options);
  });
}
