import {describe, expect, it} from 'vitest';
import {loadModule, readModule} from '../../tests/support/package-module';
import {OLD_TABS, patchModule, ROUTES_RANKED_ONCE, SCRIPTS_AFTER_PAINT} from './package-patches';

const ROUTER = '@remix-run/router/dist/router.js';
const SCRIPTS = '@remix-run/react/dist/esm/components.js';
const ROUTE_MODULES = '@remix-run/react/dist/esm/routeModules.js';

type Patch = typeof OLD_TABS;

const patch = (patches: Patch, module: string, code = readModule(module)) =>
  patchModule(patches, `/shop/node_modules/${module}`, code) ?? '';

const readPatchedRouter = () => patch(ROUTES_RANKED_ONCE, ROUTER);

describe.each([
  ['ranking routes once', ROUTES_RANKED_ONCE, ROUTER],
  ['scripts after the first paint', SCRIPTS_AFTER_PAINT, SCRIPTS],
  ['tabs from before a deployment', OLD_TABS, ROUTE_MODULES],
])('the patch for %s', (_name, patches, module) => {
  it('fails the build if the package no longer has its code exactly once', () => {
    const code = readModule(module);
    expect(() => patch(patches, module, 'other code')).toThrow('0 times');
    expect(() => patch(patches, module, code + code)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchModule(patches, '/shop/app/root.tsx', 'code')).toBeNull();
  });
});

describe('the patched <Scripts>', () => {
  it('has no link that preloads scripts', () => {
    expect(readModule(SCRIPTS)).toContain('href: manifest.entry.module');
    expect(patch(SCRIPTS_AFTER_PAINT, SCRIPTS)).not.toContain('href: manifest.entry.module');
  });
});

describe('the patched loading of a route’s module', () => {
  it('opens the page that was asked for', () => {
    expect(patch(OLD_TABS, ROUTE_MODULES)).toContain('window.location.assign(location.pathname');
  });
});

interface Discovery {
  readonly path: string;
  patch(parent: string | null, routes: readonly object[]): void;
}

interface Router {
  initialize(): Router;
  dispose(): void;
  navigate(to: string): Promise<void>;
  patchRoutes(parent: string | null, routes: readonly object[]): void;
  readonly state: {readonly matches: readonly {readonly route: {readonly id: string}; readonly params: object}[]};
}

interface Package {
  createRouter(init: object): Router;
  createMemoryHistory(): object;
}

/** Visits pages of a router that knows one route, is told of another one, and asks for the rest. */
async function visit(code: string) {
  const {createRouter, createMemoryHistory} = loadModule(code) as Package;
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{id: 'root', path: '/', children: [{id: 'home', index: true}]}],
    patchRoutesOnNavigation: ({path, patch}: Discovery) => {
      if (path.startsWith('/product')) patch('root', [{id: 'product', path: 'product/:slug'}]);
      if (path === '/product/dal/sizes') patch('product', [{id: 'sizes', path: 'sizes'}]);
    },
  }).initialize();
  const visited: object[] = [];
  const open = async (path: string) => {
    await router.navigate(path);
    visited.push({path, matches: router.state.matches.map(({route, params}) => [route.id, params])});
  };
  await open('/about');
  router.patchRoutes('root', [{id: 'about', path: 'about'}]);
  for (const path of ['/about', '/product/dal', '/product/kadhi', '/product/dal/sizes', '/', '/missing', '/about'])
    await open(path);
  router.dispose();
  return visited;
}

describe('the patched router', () => {
  it('finds routes that it discovers, whatever it found before', async () => {
    const visited = await visit(readPatchedRouter());
    expect(visited).toEqual(await visit(readModule(ROUTER)));
    expect(visited).toContainEqual({
      path: '/product/dal',
      matches: [
        ['root', {slug: 'dal'}],
        ['product', {slug: 'dal'}],
      ],
    });
    expect(visited).toContainEqual(
      expect.objectContaining({path: '/about', matches: expect.arrayContaining([['about', {}]])}),
    );
  });

  it('ranks its routes once for all matches', () => {
    const {matchRoutes} = loadModule(readPatchedRouter()) as {
      matchRoutes(routes: readonly object[], path: string): unknown;
    };
    let reads = 0;
    const route = {
      id: 'late',
      get path() {
        reads++;
        return '/late';
      },
    };
    const routes = [route];
    matchRoutes(routes, '/late');
    const first = reads;
    for (const path of ['/late', '/other', '/late']) matchRoutes(routes, path);
    expect(first).toBeGreaterThan(0);
    expect(reads).toBe(first);
  });
});
