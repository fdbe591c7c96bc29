import {useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';

const STORAGE_KEY = 'promo-banner';
const DISMISSED = 'dismissed';

/**
 * Runs before the banner is parsed, and so before it could be painted: the server's page is the same for everyone, and
 * a style hides what this visitor has dismissed. Where storage is blocked the banner shows.
 */
export const DISMISSAL_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='${DISMISSED}')document.documentElement.dataset.promoBanner='${DISMISSED}'}catch{}`;

const dismissal = createStore(wasDismissed());

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === DISMISSED;
  } catch {
    // The server has no storage, and a visitor's may be blocked.
    return false;
  }
}

/** Hides the banner for good; where storage is blocked or full, until the page is loaded anew. */
export function dismissBanner(): void {
  dismissal.set(true);
  try {
    localStorage.setItem(STORAGE_KEY, DISMISSED);
  } catch {
    // The visitor's browser keeps nothing for us.
  }
}

/** @returns whether this visitor has dismissed the banner; false on the server and in the first render over its page */
export const useIsDismissed = (): boolean => useSyncExternalStore(dismissal.subscribe, dismissal.get, () => false);
