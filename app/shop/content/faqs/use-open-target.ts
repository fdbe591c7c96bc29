import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {getHashTarget} from '~/ui/get-hash-target';

/**
 * Opens the section that the hash of the URL names, and scrolls to it. Browsers do so only for links that they follow
 * themselves, not for those that the router follows.
 */
export function useOpenTarget(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    const section = getHashTarget(hash)?.closest('details');
    if (!section) return;
    section.open = true;
    section.scrollIntoView();
  }, [hash, key]);
}
