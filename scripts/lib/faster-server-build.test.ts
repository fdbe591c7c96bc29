import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import * as React from 'react';
import {createElement, Suspense, type ComponentType, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {patchServerModule} from './faster-server-build';

const REACT = 'react-dom/cjs/react-dom-server.browser.production.min.js';
const ROUTER = '@remix-run/router/dist/router.js';
const LINKS = 'react-router/dist/index.js';
const MODULES = [REACT, ROUTER, LINKS, '@remix-run/react/dist/esm/server.js', 'react-router-dom/server.mjs'];

const readModule = (name: string) => readFileSync(`node_modules/${name}`, 'utf8');
const patch = (name: string, code = readModule(name)) => patchServerModule(`/shop/node_modules/${name}`, code) ?? '';

interface Renderer {
  renderToReadableStream(tree: ReactElement, options: {nonce: string}): Promise<ReadableStream<Uint8Array>>;
}

function loadReact(code: string): Renderer {
  const exported = {};
  compileFunction(code, ['exports', 'require'])(exported, createRequire(import.meta.url));
  return exported as Renderer;
}

interface Router {
  matchRoutes(routes: readonly object[], path: string): readonly {params: object; route: object}[] | null;
}

function loadRouter(code: string): Router {
  const exports = (_statement: string, names: string) => `return {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}};`;
  return compileFunction(code.replace(/^export \{(.*)\};$/m, exports))() as Router;
}

interface Links {
  useResolvedPath(to: string | object): object;
  useRoutes(routes: readonly object[], location: string): ReactElement;
  Router: ComponentType<{location: string; navigator: object; children?: ReactElement}>;
}

function loadLinks(code: string): Links {
  const body = code
    .replace("import * as React from 'react';", '')
    .replace(/^import \{([^}]*)\} from '@remix-run\/router';$/m, 'const {$1} = router;')
    .replace(/^export \{[^}]*\} from '@remix-run\/router';$/m, '')
    .replace(/^export \{(.*)\};$/m, 'return {useResolvedPath, useRoutes, Router};');
  return compileFunction(body, ['React', 'router'])(React, loadRouter(readModule(ROUTER))) as Links;
}

/** A page with what React escapes, texts longer than its blocks, and a part that arrives later. */
function samplePage() {
  let arrived = false;
  const later = new Promise<void>((resolve) => setTimeout(() => resolve(void (arrived = true)), 5));
  const Late = () => {
    if (!arrived) throw later;
    return createElement('p', {title: 'late “quotes”'}, 'naïve 🍛 & <b>');
  };
  return createElement(
    'html',
    null,
    createElement(
      'body',
      {style: {color: 'red', lineHeight: 2, marginTop: 4}, 'data-count': 7, hidden: true, tabIndex: 0},
      createElement('input', {defaultValue: 'a"b', disabled: true, maxLength: 5}),
      createElement('textarea', {defaultValue: '\nfirst'}),
      createElement('p', null, 'x'.repeat(2_000), 3, null, '', 'é'.repeat(511)),
      createElement('div', {dangerouslySetInnerHTML: {__html: '<i>as is</i>'}}),
      createElement(Suspense, {fallback: createElement('p', null, '…')}, createElement(Late)),
    ),
  );
}

const render = async ({renderToReadableStream}: Renderer) =>
  new Response(await renderToReadableStream(samplePage(), {nonce: 'n"1'})).text();

describe('the patched React', () => {
  it('renders the same page as React itself', async () => {
    const page = await render(loadReact(patch(REACT)));
    expect(page).toBe(await render(loadReact(readModule(REACT))));
    expect(page).toContain('late “quotes”');
  });

  it('does not mix the bytes of two pages that render at the same time', async () => {
    const react = loadReact(patch(REACT));
    const alone = await render(react);
    expect(await Promise.all([render(react), render(react), render(react)])).toEqual([alone, alone, alone]);
  });
});

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
    const patched = loadRouter(patch(ROUTER));
    for (const path of [...PATHS, ...PATHS])
      expect(patched.matchRoutes(ROUTES, path), path).toEqual(original.matchRoutes(ROUTES, path));
    expect(patched.matchRoutes(ROUTES, '/product/a')?.at(-1)?.params).toEqual({slug: 'a'});
  });

  it('finds the same routes after more paths than are kept', () => {
    const {matchRoutes} = loadRouter(patch(ROUTER));
    const lastOf = (path: string) => matchRoutes(ROUTES, path)?.at(-1);
    for (let page = 0; page < 1_500; page++) expect(lastOf(`/product/${page}`)?.params).toEqual({slug: `${page}`});
    expect(lastOf('/product/7')?.params).toEqual({slug: '7'});
    expect(lastOf(`/product/${'x'.repeat(5_000)}`)?.route).toHaveProperty('id', 'product');
  });

  it('does not find the routes of another list', () => {
    const {matchRoutes} = loadRouter(patch(ROUTER));
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
    const patched = loadLinks(patch(LINKS));
    const expected = resolveAll(loadLinks(readModule(LINKS)));
    expect(expected).toContain('/order/7/sizes');
    expect(resolveAll(patched)).toBe(expected);
    expect(resolveAll(patched)).toBe(expected);
  });
});

describe('a patch', () => {
  it.each(MODULES)('of %s fails the build if the package no longer has its code exactly once', (name) => {
    const code = readModule(name);
    expect(() => patch(name, 'other code')).toThrow('0 times');
    expect(() => patch(name, code + code)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchServerModule('/shop/app/root.tsx', 'code')).toBeNull();
  });
});
