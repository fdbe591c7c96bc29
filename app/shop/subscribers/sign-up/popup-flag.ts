const STORAGE_KEY = 'email-popup';

/** Without storage the popup comes once per page load at most. */
let wasShownHere = false;

export function wasPopupShown(): boolean {
  try {
    return wasShownHere || localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // The browser blocks storage.
    return wasShownHere;
  }
}

/** Remembers that this page has shown the popup. */
export const markPopupShown = (): void => void (wasShownHere = true);

/** Remembers that the visitor closed the popup or signed up, so that it does not return. */
export function rememberPopup(): void {
  markPopupShown();
  try {
    localStorage.setItem(STORAGE_KEY, 'shown');
  } catch {
    // Storage is blocked or full.
  }
}
