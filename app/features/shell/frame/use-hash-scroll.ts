import {useLocation, useNavigate, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {opensElsewhere} from '~/ui/opens-elsewhere';

const SETTLE_MS = 100;

/**
 * Scrolls to the target of the address's hash once the page has had 100 ms to settle; without a valid target the router
 * starts the page at its top. Closed `<details>` around the target open. Going back restores the old scroll position.
 * @returns whether the page must scroll smoothly now: after a click on a hash link, not after Back or a first visit
 */
export function useHashScroll(): boolean {
  const {hash, key} = useLocation();
  const navigationType = useNavigationType();
  const isArrival = useRef(true);
  useRoutedHashLinks();
  useEffect(() => {
    const isReturn = navigationType === 'POP' && !isArrival.current;
    isArrival.current = false;
    if (!hash || isReturn) return undefined;
    const timer = setTimeout(() => {
      const target = findTarget(hash);
      openFoldsAround(target);
      target?.scrollIntoView();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hash, key, navigationType]);
  return hash !== '' && navigationType !== 'POP';
}

/** Sends plain `<a href="#…">` links, such as those in a merchant's page text, through the router like its own links. */
function useRoutedHashLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a[href^="#"]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const {pathname, search} = window.location;
      void navigate({pathname, search, hash: link.hash});
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function openFoldsAround(target: HTMLElement | null): void {
  let fold = target?.closest('details') ?? null;
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}
