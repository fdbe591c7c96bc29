import {readFileSync} from 'node:fs';
import {compileFunction} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {patchBrowserModule} from './smaller-browser-code';

const ROUTER = '@remix-run/router/dist/router.js';
const REACT_DOM = 'react-dom/cjs/react-dom.production.min.js';
const MODULES = [
  ROUTER,
  REACT_DOM,
  'react-router/dist/index.js',
  '@remix-run/react/dist/esm/components.js',
  '@remix-run/react/dist/esm/index.js',
  '@remix-run/react/dist/esm/invariant.js',
  '@remix-run/react/dist/esm/routes.js',
];

const readModule = (name: string) => readFileSync(`node_modules/${name}`, 'utf8');
const patch = (name: string, code = readModule(name)) => patchBrowserModule(`/shop/node_modules/${name}`, code) ?? '';

interface Result {
  readonly path: string;
  readonly loaderData: object;
  readonly errors: readonly number[];
}

interface Router {
  initialize(): void;
  dispose(): void;
  navigate(to: string, options?: object): Promise<void>;
  readonly state: {
    readonly location: {readonly pathname: string};
    readonly loaderData: object;
    readonly errors: Readonly<Record<string, {readonly status?: number}>> | null;
  };
}

/** Visits pages with a router as Remix creates it: one loads, one redirects, one fails, one is missing. */
async function visit(code: string): Promise<readonly Result[]> {
  const parts = code.replace(/^export \{.*$/m, 'return {createRouter, createMemoryHistory, redirect};');
  const {createRouter, createMemoryHistory, redirect} = compileFunction(parts)() as {
    createRouter: (init: object) => Router;
    createMemoryHistory: () => object;
    redirect: (to: string) => Response;
  };
  const page = (id: string, loader: () => unknown) => ({id, path: `/${id}`, loader, hasErrorBoundary: false});
  const router = createRouter({
    history: createMemoryHistory(),
    future: {v7_partialHydration: true},
    hydrationData: {loaderData: {root: 'root'}},
    mapRouteProperties: () => ({hasErrorBoundary: true}),
    dataStrategy: async ({matches}: {matches: {route: {id: string}; resolve: () => Promise<unknown>}[]}) =>
      Object.fromEntries(await Promise.all(matches.map(async (match) => [match.route.id, await match.resolve()]))),
    routes: [
      {
        id: 'root',
        path: '/',
        loader: () => 'root',
        children: [
          page('product', () => ({title: 'Dal', related: Promise.resolve(['Kadhi'])})),
          page('moved', () => redirect('/product')),
          {...page('form', () => 'form'), action: () => redirect('/product')},
          page('failing', () => {
            throw new Response(null, {status: 503});
          }),
        ],
      },
    ],
  });
  router.initialize();
  const results: Result[] = [];
  const formData = new FormData();
  for (const [to, options] of [
    ['/product', {}],
    ['/moved', {}],
    ['/form', {formMethod: 'post', formData}],
    ['/failing', {}],
    ['/missing', {}],
  ] as const) {
    await router.navigate(to, options);
    const {location, loaderData, errors} = router.state;
    results.push({
      path: location.pathname,
      loaderData,
      errors: Object.values(errors ?? {}).map(({status = 0}) => status),
    });
  }
  router.dispose();
  return results;
}

describe('the patched router', () => {
  it('navigates, redirects and fails as the original does', async () => {
    const patched = await visit(patch(ROUTER));
    expect(patched).toEqual(await visit(readModule(ROUTER)));
    expect(patched.map(({path}) => path)).toEqual(['/product', '/product', '/product', '/failing', '/missing']);
    expect(patched.map(({errors}) => errors)).toEqual([[], [], [], [503], [404]]);
  });
});

describe('the patched React', () => {
  it('still has the functions of React 18, and no longer those of React 17', () => {
    const code = patch(REACT_DOM);
    expect(code).toContain('exports.hydrateRoot=');
    expect(code).toContain('exports.createPortal=');
    expect(code).not.toContain('exports.hydrate=');
    expect(code).not.toMatch(/\.mode&1\b/);
  });
});

describe('the patched Remix', () => {
  it('exports no function that its patches would break', () => {
    const code = patch('@remix-run/react/dist/esm/index.js');
    expect(readModule('@remix-run/react/dist/esm/index.js')).toContain('useBlocker');
    expect(code).not.toMatch(/useBlocker|usePrompt/);
  });
});

describe('a patch', () => {
  it.each(MODULES)('of %s fails the build if the package no longer has its code exactly once', (name) => {
    const code = readModule(name);
    expect(() => patch(name, 'other code')).toThrow('0 times');
    expect(() => patch(name, code + code)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchBrowserModule('/shop/app/root.tsx', 'code')).toBeNull();
  });
});
