import {ABOUT_TABS, type AboutTab} from './about-view';

/** Returns the tab that the query of the URL names, or the first one. */
export const toAboutTab = (name: string | null): AboutTab => ABOUT_TABS.find((tab) => tab === name) ?? ABOUT_TABS[0];
