import {beforeEach, expect, it, vi} from 'vitest';
import {parseConfig} from '../env.server';
import {TYPED_BY_VISITORS} from './kept-answers';
import {createStorefront} from './storefront.server';

const CATALOGUE = '#graphql\n  query Products { shop { name } }' as const;
const SEARCH = '#graphql\n  query Found($query: String!) { products(query: $query) { totalCount } }' as const;

const asked: string[] = [];
const pending: Promise<unknown>[] = [];
const put = vi.fn();

// Hydrogen remarks on a version that it was not built for.
vi.spyOn(console, 'warn').mockReturnValue();
// Stands before the client is made, which takes the `fetch` that it finds.
vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
  asked.push(String(init.body).includes('query Found') ? 'search' : 'catalogue');
  const headers = {'Content-Type': 'application/json', 'X-Shopify-API-Version': '2026-04'};
  return new Response(JSON.stringify({data: {answer: {number: asked.length}}}), {headers});
});

const {storefront} = createStorefront({
  config: parseConfig({}),
  request: new Request('http://localhost:3000/'),
  waitUntil: (promise) => void pending.push(promise),
  cache: {match: async () => undefined, put},
  onRefreshFailed: () => undefined,
});
const query = storefront.query as unknown as (document: string, options?: object) => Promise<unknown>;
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
