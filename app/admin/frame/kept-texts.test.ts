import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {forgetTexts, markInterrupted, takeKeptTexts} from './kept-texts';

const FIELDS = [{name: 'message', position: 0, value: 'Closed on Friday'}];

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  sessionStorage.setItem(
    'kept-texts',
    JSON.stringify({path: '/admin/notifications', fields: FIELDS, isInterrupted: false}),
  );
});

afterEach(() => vi.unstubAllGlobals());

it('gives back what was typed once, after the second factor was asked for', () => {
  markInterrupted();
  expect(takeKeptTexts('/admin/notifications')).toEqual(FIELDS);
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
});

it('gives nothing back if the page was left for another reason', () => {
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
  markInterrupted();
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
});

it('gives nothing back on another page, nor later', () => {
  markInterrupted();
  expect(takeKeptTexts('/admin/settings')).toBeNull();
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
});

it('gives nothing back after somebody logged out', () => {
  markInterrupted();
  forgetTexts();
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
});

it('survives a browser that permits no storage, or holds something else', () => {
  sessionStorage.setItem('kept-texts', '{');
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  });
  expect(takeKeptTexts('/admin/notifications')).toBeNull();
});
