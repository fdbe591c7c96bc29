import {useLocation, useNavigate, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {getHashTarget} from '~/ui/get-hash-target';
import {hasModifierKey} from '~/ui/has-modifier-key';

const SETTLE_MS = 100;

/**
 * Scrolls to the target of the URL's hash after 100 ms, in which the layout settles; without a valid target the router
 * scrolls to the top. Opens closed `<details>` around the target. Back restores the old scroll position.
 * @returns whether to scroll smoothly: after a click on a hash link, not after Back or a page load
 */
export function useHashScroll(): boolean {
  const {hash, key} = useLocation();
  const navigationType = useNavigationType();
  const isFirstLoad = useRef(true);
  useRoutedHashLinks();
  useEffect(() => {
    const isBack = navigationType === 'POP' && !isFirstLoad.current;
    isFirstLoad.current = false;
    if (!hash || isBack) return undefined;
    const timer = setTimeout(() => {
      const target = getHashTarget(hash);
      openDetailsAround(target);
      target?.scrollIntoView();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hash, key, navigationType]);
  return hash !== '' && navigationType !== 'POP';
}

/** Handles plain `<a href="#…">` links, such as those in a merchant's page text, by the router. */
function useRoutedHashLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a[href^="#"]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || hasModifierKey(event)) return;
      event.preventDefault();
      const {pathname, search} = window.location;
      void navigate({pathname, search, hash: link.hash});
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function openDetailsAround(target: HTMLElement | null): void {
  let fold = target?.closest('details') ?? null;
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}
