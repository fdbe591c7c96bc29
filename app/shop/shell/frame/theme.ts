import {useEffect, useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';
import {PAPER} from '~/styles/paper';
import {THEME_STORAGE_KEY} from '~/styles/theme-script';

/** Light is the default. */
export type Theme = keyof typeof PAPER;

const themeStore = createStore<Theme>(readStoredTheme());

/** Reads what the script reads: if hydration fails before this module loads, the document has lost its attribute. */
function readStoredTheme(): Theme {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    // The server has no storage, and browsers may block it.
    return 'light';
  }
}

/** Sets and stores the theme; without storage it lasts until the next page load. */
export function setTheme(theme: Theme): void {
  themeStore.set(theme);
  applyToDocument();
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is blocked or full.
  }
}

function applyToDocument(): void {
  const theme = themeStore.get();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
}

/** @returns the current theme; light on the server and during hydration */
export function useTheme(): Theme {
  // If hydration fails, React renders the document again without the attribute that the script has set.
  useEffect(applyToDocument, []);
  return useSyncExternalStore<Theme>(themeStore.subscribe, themeStore.get, () => 'light');
}
