import {useSyncExternalStore} from 'react';
import {PAPER} from '~/styles/paper';

/** Light is what a visitor gets who has chosen nothing. */
export type Theme = keyof typeof PAPER;

const STORAGE_KEY = 'theme';

/** Runs in the document's head, after the frame's colour is named: a visitor who chose dark sees no light page first. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='dark'){document.documentElement.dataset.theme='dark';document.querySelector('meta[name="theme-color"]').content='${PAPER.dark}'}}catch{}`;

const listeners = new Set<() => void>();

/** Puts a theme on and remembers it; where storage is blocked or full, until the page is loaded anew. */
export function wearTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The visitor's browser keeps nothing for us.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const wornTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** @returns the theme that the page wears; light on the server and in the first render over its page */
export const useTheme = (): Theme => useSyncExternalStore<Theme>(subscribe, wornTheme, () => 'light');
