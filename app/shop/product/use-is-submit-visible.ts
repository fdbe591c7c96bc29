import {useEffect, useState, type RefObject} from 'react';

/** A button counts as visible from this share on. */
const VISIBLE_SHARE = 0.9;
/** Excludes the area of the sticky header. */
const ROOT_MARGIN = '-64px 0px 0px 0px';

/**
 * Observes the submit button inside an element.
 * @returns whether it is visible; null on the server and before the first observation
 */
export function useIsSubmitVisible(container: RefObject<Element | null>): boolean | null {
  const [isVisible, setIsVisible] = useState<boolean | null>(null);
  useEffect(() => {
    const button = container.current?.querySelector('[type=submit]');
    if (!button) return;
    const observer = new IntersectionObserver(
      (entries) => setIsVisible((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
      {rootMargin: ROOT_MARGIN, threshold: VISIBLE_SHARE},
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [container]);
  return isVisible;
}
