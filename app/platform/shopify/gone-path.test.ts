import {describe, expect, it, vi} from 'vitest';
import {GONE_PATH_QUERY, GONE_PATHS_QUERY} from './gone-path.gql';
import {redirectForGonePath} from './gone-path.server';

type Tools = Parameters<typeof redirectForGonePath>[2];
interface Redirect {
  readonly path: string;
  readonly target: string;
}

const OLD_DAL: Redirect = {path: '/old/Dal', target: '/product/dal'};
const notFound = new Response('not here', {status: 404});

/** A shop with these redirects, of which one response contains the given number. */
function shopWith(redirects: readonly Redirect[], pageSize = 250) {
  const query = vi.fn(async (document: string, options?: {variables?: {query: string}}) => {
    if (document === GONE_PATHS_QUERY) {
      const pageInfo = {hasNextPage: redirects.length > pageSize};
      return {urlRedirects: {nodes: redirects.slice(0, pageSize), pageInfo}};
    }
    const nodes = redirects.filter(({path}) => options?.variables?.query === `path:"${path.toLowerCase()}"`);
    return {urlRedirects: {nodes}};
  });
  const request = (path: string, init?: RequestInit) =>
    redirectForGonePath(new Request(`https://shop.example${path}`, init), notFound, {
      storefront: {query},
    } as unknown as Tools);
  const lookUps = () => query.mock.calls.filter(([document]) => document === GONE_PATH_QUERY);
  return {request, query, lookUps};
}

describe('an address that is gone', () => {
  it.each(['/old/dal?utm=mail', '/OLD/dal/?utm=mail'])(
    'leads where the merchant says, with its query: %s',
    async (path) => {
      const {status, headers} = await shopWith([OLD_DAL]).request(path);
      expect(status).toBe(301);
      expect(headers.get('Location')).toBe('/product/dal?utm=mail');
    },
  );

  it.each([
    ['/product/dal#spice', '/product/dal?utm=mail#spice'],
    ['/product/dal?size=2', '/product/dal?size=2'],
    ['https://other.example/dal', 'https://other.example/dal?utm=mail'],
    ['HTTP://other.example', 'http://other.example/?utm=mail'],
    ['/..//other.example', '/other.example?utm=mail'],
  ])('leads to a page of the web or a path of ours: %s', async (target, location) => {
    const {headers} = await shopWith([{...OLD_DAL, target}]).request('/old/dal?utm=mail');
    expect(headers.get('Location')).toBe(location);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//other.example',
    '/\\other.example',
    'mailto:shop@example.com',
    'product/dal',
    'https://',
    '',
  ])('is never redirected to %j', async (target) => {
    expect(await shopWith([{...OLD_DAL, target}]).request('/old/dal')).toBe(notFound);
  });

  it('leads scripts of Remix there too, as data and by a document', async () => {
    const response = await shopWith([OLD_DAL]).request('/old/dal.data?utm=mail&_routes=root');
    expect(response.status).toBe(202);
    const [redirect, keys, ...values] = JSON.parse(await response.text()) as unknown[];
    expect(redirect).toEqual(['SingleFetchRedirect', 1]);
    const at = (index: number) => values[index - 2];
    const fields = Object.entries(keys as Record<string, number>).map(([key, value]) => [
      at(Number(key.slice(1))),
      at(value),
    ]);
    expect(Object.fromEntries(fields)).toEqual({
      redirect: '/product/dal?utm=mail',
      status: 301,
      revalidate: false,
      reload: true,
      replace: false,
    });
    expect(await shopWith([OLD_DAL]).request('/elsewhere.data')).toBe(notFound);
  });

  it('keeps its 404 without a redirect, and costs no call of its own', async () => {
    const {request, lookUps} = shopWith([OLD_DAL]);
    for (let guess = 0; guess < 300; guess++) expect(await request(`/guess-${guess}`)).toBe(notFound);
    expect(lookUps()).toEqual([]);
  });

  it('is looked up individually if the list is longer than one response', async () => {
    const {request, lookUps} = shopWith([{path: '/first', target: '/'}, OLD_DAL], 1);
    expect((await request('/first')).headers.get('Location')).toBe('/');
    expect(lookUps()).toEqual([]);
    expect((await request('/old/dal')).headers.get('Location')).toBe('/product/dal');
    expect(await request('/guess')).toBe(notFound);
    expect(lookUps().map(([, options]) => options)).toEqual([
      {variables: {query: 'path:"/old/dal"'}, cache: 'typed-text'},
      {variables: {query: 'path:"/guess"'}, cache: 'typed-text'},
    ]);
  });

  it.each([
    ['/old/dal', {method: 'POST'}],
    ['/old/dal.data', {method: 'POST'}],
    [`/${'a'.repeat(300)}`, {}],
  ])('is not looked up for %s %j', async (path, init) => {
    const {request, query} = shopWith([OLD_DAL]);
    expect(await request(path, init)).toBe(notFound);
    expect(query).not.toHaveBeenCalled();
  });

  it('keeps its 404 while Shopify does not respond', async () => {
    const tools = {storefront: {query: () => Promise.reject(new Error('down'))}} as unknown as Tools;
    expect(await redirectForGonePath(new Request('https://shop.example/old'), notFound, tools)).toBe(notFound);
  });
});
