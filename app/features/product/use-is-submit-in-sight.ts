import {useEffect, useState, type RefObject} from 'react';

/** Less of a button than this does not count as a button that can be pressed. */
const SHARE_IN_SIGHT = 0.9;
/** What the sticky header covers at the top of the screen. */
const ROOT_MARGIN = '-64px 0px 0px 0px';

/**
 * Watches the button that sends the form inside an element.
 * @returns whether the button can be seen; null on the server and until it has been observed
 */
export function useIsSubmitInSight(container: RefObject<Element | null>): boolean | null {
  const [isInSight, setIsInSight] = useState<boolean | null>(null);
  useEffect(() => {
    const button = container.current?.querySelector('[type=submit]');
    if (!button) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight((entries.at(-1)?.intersectionRatio ?? 0) >= SHARE_IN_SIGHT),
      {rootMargin: ROOT_MARGIN, threshold: SHARE_IN_SIGHT},
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [container]);
  return isInSight;
}
