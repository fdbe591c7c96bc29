import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';

const SETTLE_MS = 100;

/**
 * Brings the target of the address's hash into view once the page has had 100 ms to settle; without a valid target
 * the page starts at its top, which is the router's own doing. A target that is a fold opens. Whoever goes back finds
 * their place as they left it.
 * @returns whether the page is to scroll smoothly now: for a press on a hash link, not for going back or a first visit
 */
export function useHashScroll(): boolean {
  const {hash, key} = useLocation();
  const navigationType = useNavigationType();
  const isArrival = useRef(true);
  useEffect(() => {
    const isReturn = navigationType === 'POP' && !isArrival.current;
    isArrival.current = false;
    if (!hash || isReturn) return undefined;
    const timer = setTimeout(() => {
      const target = findTarget(hash);
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hash, key, navigationType]);
  return hash !== '' && navigationType !== 'POP';
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
