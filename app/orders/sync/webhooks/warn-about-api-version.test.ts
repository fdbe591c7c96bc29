import {expect, it, vi} from 'vitest';
import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import {warnAboutApiVersion} from './warn-about-api-version';

const warn = vi.spyOn(console, 'warn').mockReturnValue();
const warnAbout = (version: string | null) =>
  warnAboutApiVersion(new Headers(version === null ? {} : {'X-Shopify-API-Version': version}));

it('logs each other API version once', () => {
  for (const version of [SHOPIFY_API_VERSION, null, '', 'invalid', '2025-10', '2025-10']) warnAbout(version);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('API version 2025-10 and are parsed as 2026-04')]]);
});

it('limits how many invented versions it logs', () => {
  warn.mockClear();
  for (let year = 1000; year < 1100; year++) warnAbout(`${year}-01`);
  expect(warn.mock.calls.length).toBeLessThan(10);
});
