import {PAPER} from './paper';

export const THEME_STORAGE_KEY = 'theme';

/** Runs in the document's head after the theme-color meta tag, so that a dark page is never painted light first. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${THEME_STORAGE_KEY}')==='dark'){document.documentElement.dataset.theme='dark';document.querySelector('meta[name="theme-color"]').content='${PAPER.dark}'}}catch{}`;
