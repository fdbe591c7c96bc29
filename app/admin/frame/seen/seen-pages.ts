import {accountStorageKey} from '~/ui/account-storage';

/** An order, a product, a customer or the like whose page was open in this browser. */
export interface SeenPage {
  readonly path: string;
  readonly title: string;
}

export const MAX_SEEN_PAGES = 10;
/** Signing out removes it. */
export const SEEN_PAGES_KEY = accountStorageKey('seen-in-admin');

/** Returns what was seen last, the newest first; nothing without storage. */
export function getSeenPages(): readonly SeenPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_PAGES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenPage).slice(0, MAX_SEEN_PAGES) : [];
  } catch {
    return [];
  }
}

/** Stores a page as the one that was seen last. */
export function addSeenPage(page: SeenPage): void {
  const others = getSeenPages().filter(({path}) => path !== page.path);
  try {
    localStorage.setItem(SEEN_PAGES_KEY, JSON.stringify([page, ...others].slice(0, MAX_SEEN_PAGES)));
  } catch {
    // Without storage the palette lists none.
  }
}

const isSeenPage = (value: unknown): value is SeenPage => {
  const {path, title} = (value ?? {}) as Partial<Record<keyof SeenPage, unknown>>;
  return typeof path === 'string' && path.startsWith('/admin/') && typeof title === 'string';
};
