import {describe, expect, it} from 'vitest';
import {loadModule, readModule} from '../../tests/support/package-module';
import {BROWSER_ROUTER_PATCHES} from './faster-browser-router';
import {patchModule} from './patch-module';

const ROUTER = '@remix-run/router/dist/router.js';

const readPatched = (code = readModule(ROUTER)) =>
  patchModule(BROWSER_ROUTER_PATCHES, `/shop/node_modules/${ROUTER}`, code) ?? '';

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

describe('the router of browsers', () => {
  it('finds routes that it discovers, whatever it found before', async () => {
    const visited = await visit(readPatched());
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
    const {matchRoutes} = loadModule(readPatched()) as {matchRoutes(routes: readonly object[], path: string): unknown};
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

  it('fails the build if the router no longer has its code exactly once', () => {
    expect(() => readPatched('other code')).toThrow('0 times');
    expect(() => readPatched(readModule(ROUTER) + readModule(ROUTER))).toThrow('2 times');
  });
});
