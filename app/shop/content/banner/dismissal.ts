import {useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';

const STORAGE_KEY = 'promo-banner';
const DISMISSED = 'dismissed';

/**
 * Runs before the banner is parsed and painted. The server's page is the same for all visitors, so a style hides a
 * dismissed banner. Without storage the banner is shown.
 */
export const DISMISSAL_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='${DISMISSED}')document.documentElement.dataset.promoBanner='${DISMISSED}'}catch{}`;

const dismissal = createStore(wasDismissed());

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === DISMISSED;
  } catch {
    // The server has no storage, and browsers may block it.
    return false;
  }
}

/** Hides the banner permanently; without storage, until the next page load. */
export function dismissBanner(): void {
  dismissal.set(true);
  try {
    localStorage.setItem(STORAGE_KEY, DISMISSED);
  } catch {
    // Storage is blocked or full.
  }
}

/** @returns whether this visitor has dismissed the banner; false on the server and during hydration */
export const useIsDismissed = (): boolean => useSyncExternalStore(dismissal.subscribe, dismissal.get, () => false);
