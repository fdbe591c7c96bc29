import {beforeEach, expect, it, vi} from 'vitest';
import {testConfig} from '../test-config';
import {TYPED_BY_VISITORS} from './kept-answers';
import {createStorefront} from './storefront.server';

const CATALOGUE = '#graphql\n  query Products { shop { name } }' as const;
const SEARCH = '#graphql\n  query Found($query: String!) { products(query: $query) { totalCount } }' as const;

const asked: string[] = [];
let answered = 0;
const pending: Promise<unknown>[] = [];
const put = vi.fn();

// Hydrogen remarks on a version that it was not built for.
vi.spyOn(console, 'warn').mockReturnValue();
// Stands before the client is made, which takes the `fetch` that it finds.
vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
  asked.push(String(init.body).includes('query Found') ? 'search' : 'catalogue');
  const headers = {'Content-Type': 'application/json', 'X-Shopify-API-Version': '2026-04'};
  return new Response(JSON.stringify({data: {answer: {number: (answered += 1)}}}), {headers});
});

let nowMs = Date.parse('2026-06-01T12:00:00Z');

/** @returns the `query` that one request is given */
function queryOf(headers?: HeadersInit) {
  const {storefront} = createStorefront({
    config: testConfig(),
    request: new Request('http://localhost:3000/', {headers}),
    waitUntil: (promise) => void pending.push(promise),
    cache: {match: async () => undefined, put},
    onRefreshFailed: () => undefined,
    now: () => nowMs,
  });
  return storefront.query as unknown as (document: string, options?: object) => Promise<unknown>;
}

const query = queryOf();
const search = (words: string) => query(SEARCH, {variables: {query: words}, cache: TYPED_BY_VISITORS});

beforeEach(() => {
  asked.length = 0;
  put.mockClear();
});

it('what visitors type never pushes the catalogue out, nor fills the cache that isolates share', async () => {
  await query(CATALOGUE);
  for (let guess = 0; guess < 600; guess++) await search(`guess ${guess}`);
  await query(CATALOGUE);
  await Promise.all(pending);
  expect(asked.filter((kind) => kind === 'catalogue')).toHaveLength(1);
  expect(put).toHaveBeenCalledOnce();
});

it('what visitors type is remembered, as far as there is room', async () => {
  await search('dal');
  await search('dal');
  expect(asked).toEqual(['search']);
});

it('whoever asks for the latest data is given it, and the shop is asked once a second', async () => {
  const latest = queryOf({Cookie: 'refresh=1'});
  const before = await query(CATALOGUE);
  nowMs += 1_001;
  expect(await query(CATALOGUE)).toEqual(before);
  const renewed = await latest(CATALOGUE);
  expect(renewed).not.toEqual(before);
  expect(await latest(CATALOGUE)).toEqual(renewed);
  expect(await query(CATALOGUE)).toEqual(renewed);
});
