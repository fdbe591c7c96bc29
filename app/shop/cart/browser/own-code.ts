import {useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';

const STORAGE_KEY = 'own-code';
const CODE = /^[\w-]{1,40}$/;

const store = createStore<string | null>(read());

function read(): string | null {
  try {
    const code = localStorage.getItem(STORAGE_KEY) ?? '';
    return CODE.test(code) ? code : null;
  } catch {
    // The server has no storage, and browsers may block it.
    return null;
  }
}

/** Remembers the code that a subscriber was given, until it is on a cart; without storage, until the next page load. */
export function keepOwnCode(code: string): void {
  store.set(code);
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Storage is blocked or full.
  }
}

/** Forgets the code: a cart shows it now, or the shop no longer takes it. */
export function forgetOwnCode(): void {
  store.set(null);
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked.
  }
}

/** Returns the code of a subscriber that no cart has yet; null on the server and during hydration. */
export const useOwnCode = (): string | null => useSyncExternalStore(store.subscribe, store.get, () => null);
