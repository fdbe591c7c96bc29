const EVENTS = ['scroll', 'pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

let endWait = (): void => undefined;

/** Listens from the start: whoever came to a page by a link has used the document before. */
const used = import.meta.env.SSR
  ? null
  : new Promise<void>((resolve) => {
      endWait = resolve;
      // The browser has scrolled to where a visitor comes back to.
      if (window.scrollY > 0) resolve();
      for (const event of EVENTS) addEventListener(event, () => resolve(), {once: true, passive: true});
    });

/**
 * Resolves once a visitor uses the document: scrolls it, points at it, presses a key or moves the focus. Parts out of sight can
 * wait for that, as long as they work without scripts until then.
 */
export const whenUsed = async (): Promise<void> => void (await used);

/** Ends that wait before a page loads its data again by itself: React shows new data only once the parts have their code. */
export const stopWaitingForUse = (): void => endWait();
