import {useSyncExternalStore} from 'react';

const STORAGE_KEY = 'promo-banner';
const DISMISSED = 'dismissed';

/**
 * Runs before the banner is parsed, and so before it could be painted: the server's page is the same for everyone, and
 * a style hides what this visitor has dismissed. Where storage is blocked the banner shows.
 */
export const DISMISSAL_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='${DISMISSED}')document.documentElement.dataset.promoBanner='${DISMISSED}'}catch{}`;

const listeners = new Set<() => void>();
let isDismissedHere = false;

/** Hides the banner for good; where storage is blocked or full, until the page is loaded anew. */
export function dismissBanner(): void {
  isDismissedHere = true;
  try {
    localStorage.setItem(STORAGE_KEY, DISMISSED);
  } catch {
    // The visitor's browser keeps nothing for us.
  }
  for (const listener of listeners) listener();
}

function isDismissed(): boolean {
  if (isDismissedHere) return true;
  try {
    return localStorage.getItem(STORAGE_KEY) === DISMISSED;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether this visitor has dismissed the banner; false on the server and in the first render over its page */
export const useIsDismissed = (): boolean => useSyncExternalStore(subscribe, isDismissed, () => false);
