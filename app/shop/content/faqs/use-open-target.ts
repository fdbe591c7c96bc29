import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';

/**
 * Opens the section that the hash of the URL names, and scrolls to it. Browsers do so only for links that they follow
 * themselves, not for those that the router follows.
 */
export function useOpenTarget(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    const section = getTarget(hash)?.closest('details');
    if (!section) return;
    section.open = true;
    section.scrollIntoView();
  }, [hash, key]);
}

function getTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash has a percent sign that encodes nothing.
    return null;
  }
}
