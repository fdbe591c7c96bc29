import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect} from 'react';

const SETTLE_MS = 100;

/**
 * Brings the target of the address's hash into view once the page has had 100 ms to settle; without a valid target
 * the page starts at its top, which is the router's own doing. A target that is a fold opens.
 * @returns whether the page is to scroll smoothly now: for a press on a hash link, not for going back or a first visit
 */
export function useHashScroll(): boolean {
  const {hash, key} = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    if (!hash) return undefined;
    const timer = setTimeout(() => {
      const target = findTarget(hash);
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
  return hash !== '' && navigationType !== 'POP';
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
