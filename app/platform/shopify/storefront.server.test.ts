import {beforeEach, expect, it, vi} from 'vitest';
import {testConfig} from '../test-config';
import {createStorefront} from './storefront.server';

const CATALOG = '#graphql\n  query Products { shop { name } }' as const;
const SEARCH = '#graphql\n  query Found($query: String!) { products(query: $query) { totalCount } }' as const;

const requests: string[] = [];
let answered = 0;
const pending: Promise<unknown>[] = [];
const put = vi.fn();

const urls: string[] = [];
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  urls.push(url);
  requests.push(String(init.body).includes('query Found') ? 'search' : 'catalog');
  const headers = {'Content-Type': 'application/json', 'X-Shopify-API-Version': '2026-04'};
  return new Response(JSON.stringify({data: {answer: {number: (answered += 1)}}}), {headers});
});

let nowMs = Date.parse('2026-06-01T12:00:00Z');

function queryOf(headers?: HeadersInit) {
  const {storefront} = createStorefront({
    config: testConfig(),
    request: new Request('http://localhost:3000/', {headers}),
    waitUntil: (promise) => void pending.push(promise),
    cache: {match: async () => undefined, put},
    onRefreshFailed: () => undefined,
    onDegraded: () => undefined,
    awaitsFresh: false,
    now: () => nowMs,
  });
  return storefront.query as unknown as (document: string, options?: object) => Promise<unknown>;
}

const query = queryOf();
const search = (words: string) => query(SEARCH, {variables: {query: words}, cache: 'typed-text'});

beforeEach(() => {
  requests.length = 0;
  put.mockClear();
});

it('never evicts the catalog, nor fills the shared cache, for text that visitors type', async () => {
  await query(CATALOG);
  for (let guess = 0; guess < 600; guess++) await search(`guess ${guess}`);
  await query(CATALOG);
  await Promise.all(pending);
  expect(requests.filter((kind) => kind === 'catalog')).toHaveLength(1);
  expect(put).toHaveBeenCalledOnce();
});

it('never evicts the catalog for filters and cursors that visitors invent', async () => {
  await query(CATALOG);
  for (let guess = 0; guess < 600; guess++) await query(SEARCH, {variables: {query: `min ${guess}`}, cache: 'filters'});
  requests.length = 0;
  await query(CATALOG);
  expect(requests).toEqual([]);
});

it('caches results for text that visitors type', async () => {
  await search('dal');
  await search('dal');
  expect(requests).toEqual(['search']);
});

it('returns the latest data on request, with one call a second at most', async () => {
  const latest = queryOf({Cookie: 'refresh=1'});
  const before = await query(CATALOG);
  nowMs += 1_001;
  expect(await query(CATALOG)).toEqual(before);
  const renewed = await latest(CATALOG);
  expect(renewed).not.toEqual(before);
  expect(await latest(CATALOG)).toEqual(renewed);
  expect(await query(CATALOG)).toEqual(renewed);
});

it('creates the client without a warning about its API version, and requests that version', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await queryOf()('#graphql\n  query Version { shop { name } }', {cache: 'none'});
  expect(warn.mock.calls.filter(([line]) => String(line).includes('version'))).toEqual([]);
  expect(urls.at(-1)).toContain('/api/2026-04/graphql.json');
  warn.mockRestore();
});
