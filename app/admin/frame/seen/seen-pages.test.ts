import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {removeAccountStorage} from '~/ui/account-storage';
import {addSeenPage, getSeenPages, MAX_SEEN_PAGES, SEEN_PAGES_KEY} from './seen-pages';

const page = (number: number) => ({path: `/admin/orders/${number}`, title: `Order #${number}`});

beforeEach(() => {
  // Keys of the storage are properties, as in a browser.
  const storage: Record<string, string> = {};
  const define = (name: string, value: unknown) => Object.defineProperty(storage, name, {value});
  define('getItem', (key: string) => storage[key] ?? null);
  define('setItem', (key: string, value: string) => void (storage[key] = value));
  define('removeItem', (key: string) => void delete storage[key]);
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

it('lists the last ten pages, the newest first and each once', () => {
  for (let number = 1; number <= MAX_SEEN_PAGES + 2; number += 1) addSeenPage(page(number));
  addSeenPage(page(7));
  expect(getSeenPages().map(({path}) => Number(path.split('/').at(-1)))).toEqual([7, 12, 11, 10, 9, 8, 6, 5, 4, 3]);
});

it('lists nothing after somebody signed out, and leaves the other settings of the browser', () => {
  localStorage.setItem('theme', 'dark');
  addSeenPage(page(1));
  removeAccountStorage();
  expect([getSeenPages(), localStorage.getItem('theme')]).toEqual([[], 'dark']);
});

it.each([
  '{',
  'null',
  '{"path": "/admin/orders/1"}',
  '[null, 1, {"title": "Elsewhere", "path": "https://example.com"}]',
])('lists nothing of what it cannot read: %s', (stored) => {
  localStorage.setItem(SEEN_PAGES_KEY, stored);
  expect(getSeenPages()).toEqual([]);
});

it('survives a browser that permits no storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  addSeenPage(page(1));
  expect(getSeenPages()).toEqual([]);
});
