const EVENTS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Listens from the start: whoever came to a page by a link has used the document before. */
const used = import.meta.env.SSR ? null : waitForUse();

/**
 * Resolves once a visitor uses the document: scrolls it, points at it, presses a key or moves the focus. Parts out of sight can
 * wait for that, as long as they work without scripts until then.
 */
export const whenUsed = async (): Promise<void> => void (await used);

function waitForUse(): Promise<void> {
  // The browser has scrolled to where a visitor comes back to.
  if (window.scrollY > 0) return Promise.resolve();
  const controller = new AbortController();
  const options = {signal: controller.signal, passive: true};
  return new Promise((resolve) => {
    const end = () => {
      controller.abort();
      resolve();
    };
    for (const event of EVENTS) addEventListener(event, end, options);
  });
}
