import {expect, it, vi} from 'vitest';
import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import {noticeApiVersion} from './notice-api-version';

const warn = vi.spyOn(console, 'warn').mockReturnValue();
const notice = (version: string | null) =>
  noticeApiVersion(new Headers(version === null ? {} : {'X-Shopify-API-Version': version}));

it('logs another version of the API once', () => {
  for (const version of [SHOPIFY_API_VERSION, null, '', 'a version', '2025-10', '2025-10']) notice(version);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('API version 2025-10 and are read as 2026-04')]]);
});

it('logs no end of versions that are made up', () => {
  warn.mockClear();
  for (let year = 1000; year < 1100; year++) notice(`${year}-01`);
  expect(warn.mock.calls.length).toBeLessThan(10);
});
