import {useEffect, useState, type RefObject} from 'react';

/** Further than any page is long: what lies on that side of the screen counts as in sight. */
const ENDLESS = '1000000px';

/**
 * Tells whether a shopper has scrolled past one thing and has not yet come to another.
 * @param start has to have gone out of sight at the top
 * @param end must not have come into sight from below
 * @returns false on the server and without scripts
 */
export function useIsBetween(start: RefObject<Element | null>, end: RefObject<Element | null>): boolean {
  const isBeforeStart = useIsIntersecting(start, `0px 0px ${ENDLESS} 0px`);
  const isPastEnd = useIsIntersecting(end, `${ENDLESS} 0px 0px 0px`);
  return isBeforeStart === false && isPastEnd === false;
}

/** @returns whether an element lies within the screen widened by a margin; null while nobody has looked. */
function useIsIntersecting(ref: RefObject<Element | null>, rootMargin: string): boolean | null {
  const [isIntersecting, setIsIntersecting] = useState<boolean | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsIntersecting(entries.at(-1)?.isIntersecting ?? null), {
      rootMargin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return isIntersecting;
}
