import {createElement, type ComponentType, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {loadModule, readModule, readPatched} from '../../../tests/support/package-module';

const ROUTER = '@remix-run/router/dist/router.js';
const LINKS = 'react-router/dist/index.js';
const SERVER_ROUTER = 'react-router-dom/server.mjs';

interface Router {
  matchRoutes(routes: readonly object[], path: string): readonly {params: object; route: object}[] | null;
}

const loadRouter = (code: string) => loadModule(code) as Router;

interface Links {
  useResolvedPath(to: string | object): object;
  useRoutes(routes: readonly object[], location: string): ReactElement;
  Router: ComponentType<{location: string; navigator: object; children?: ReactElement}>;
}

const loadLinks = (code: string) => loadModule(code, {'@remix-run/router': loadRouter(readModule(ROUTER))}) as Links;

describe('the patched router', () => {
  const ROUTES = [
    {
      id: 'root',
      path: '/',
      children: [
        {id: 'home', index: true},
        {id: 'rest', path: '*'},
      ],
    },
    {id: 'product', path: '/product/:slug', children: [{id: 'markdown', path: 'markdown'}]},
    {id: 'optional', path: '/reset/:id?/:token?'},
    {id: 'file', path: '/sitemap.xml', caseSensitive: true},
  ];
  const PATHS = [
    '/',
    '/product/palak%2Fpaneer',
    '/product/a/markdown',
    '/reset',
    '/reset/1/2/',
    '/Sitemap.xml',
    '/%F0',
  ];

  it('finds the same routes and parameters, also the second time', () => {
    const original = loadRouter(readModule(ROUTER));
    const patched = loadRouter(readPatched(ROUTER));
    for (const path of [...PATHS, ...PATHS])
      expect(patched.matchRoutes(ROUTES, path), path).toEqual(original.matchRoutes(ROUTES, path));
    expect(patched.matchRoutes(ROUTES, '/product/a')?.at(-1)?.params).toEqual({slug: 'a'});
  });

  it('finds the same routes after more paths than are kept', () => {
    const {matchRoutes} = loadRouter(readPatched(ROUTER));
    const lastOf = (path: string) => matchRoutes(ROUTES, path)?.at(-1);
    for (let page = 0; page < 1_500; page++) expect(lastOf(`/product/${page}`)?.params).toEqual({slug: `${page}`});
    expect(lastOf('/product/7')?.params).toEqual({slug: '7'});
    expect(lastOf(`/product/${'x'.repeat(5_000)}`)?.route).toHaveProperty('id', 'product');
  });

  it('does not find the routes of another list', () => {
    const {matchRoutes} = loadRouter(readPatched(ROUTER));
    expect(matchRoutes([{id: 'one', path: '/one'}], '/one')).toHaveLength(1);
    expect(matchRoutes([{id: 'two', path: '/two'}], '/one')).toBeNull();
  });
});

describe('the patched links', () => {
  const TARGETS = [
    ...['/', '/products', '/products/', '/a/../b', '//twice', '/search?q=1#top', '/%20', '/a:b'],
    ...['', '.', '..', 'sizes', '../x', '?q=1', '#top', {pathname: '/p', search: '?q=2'}],
  ];

  function resolveAll({useResolvedPath, useRoutes, Router}: Links) {
    const Paths = () => JSON.stringify(TARGETS.map(useResolvedPath)) as unknown as ReactElement;
    const Page = () =>
      useRoutes([{path: '/order', children: [{path: ':id', element: createElement(Paths)}]}], '/order/7');
    return renderToStaticMarkup(createElement(Router, {location: '/order/7', navigator: {}}, createElement(Page)));
  }

  it('lead to the same addresses, also the second time', () => {
    const patched = loadLinks(readPatched(LINKS));
    const expected = resolveAll(loadLinks(readModule(LINKS)));
    expect(expected).toContain('/order/7/sizes');
    expect(resolveAll(patched)).toBe(expected);
    expect(resolveAll(patched)).toBe(expected);
  });
});

describe('the patched router of the server', () => {
  it('encodes the same addresses, also the second time', () => {
    interface ServerRouter {
      createStaticRouter(routes: object[], context: object): {encodeLocation(to: string | object): object};
    }
    const {createPath} = loadRouter(readModule(ROUTER)) as unknown as {createPath(to: object): string};
    const imported = {
      '@remix-run/router': {UNSAFE_convertRoutesToDataRoutes: () => []},
      'react-router': {},
      'react-router-dom': {createPath},
    };
    const encodeAll = (code: string) => {
      const router = (loadModule(code, imported) as ServerRouter).createStaticRouter([], {matches: []});
      const targets = ['/', '/a b', '/ends ', '/ä?q=ä#ü', 'https://x.test/y', {pathname: '/p', search: '?s'}];
      return [...targets, ...targets].map((to) => router.encodeLocation(to));
    };
    expect(encodeAll(readPatched(SERVER_ROUTER))).toEqual(encodeAll(readModule(SERVER_ROUTER)));
  });
});
