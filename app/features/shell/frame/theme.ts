import {useEffect, useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';
import {PAPER} from '~/styles/paper';

/** Light is what a visitor gets who has chosen nothing. */
export type Theme = keyof typeof PAPER;

const STORAGE_KEY = 'theme';

/** Runs in the document's head, after the frame's colour is named: a visitor who chose dark sees no light page first. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='dark'){document.documentElement.dataset.theme='dark';document.querySelector('meta[name="theme-color"]').content='${PAPER.dark}'}}catch{}`;

const isMarkedDark = () => typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark';
const worn = createStore<Theme>(isMarkedDark() ? 'dark' : 'light');

/** Puts a theme on and remembers it; where storage is blocked or full, until the page is loaded anew. */
export function wearTheme(theme: Theme): void {
  worn.set(theme);
  markPage();
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The visitor's browser keeps nothing for us.
  }
}

function markPage(): void {
  const theme = worn.get();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
}

/** @returns the theme that the page wears; light on the server and in the first render over its page */
export function useTheme(): Theme {
  // React draws a page anew that it could not take over, and knows nothing of the mark that a script had put on it.
  useEffect(markPage, []);
  return useSyncExternalStore<Theme>(worn.subscribe, worn.get, () => 'light');
}
