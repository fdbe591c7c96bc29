import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';
import type {CachedRoute} from './page-key';

type Routes = Pick<ServerBuild, 'routes'>['routes'];
type RouteNode = NonNullable<Parameters<typeof matchRoutes>[0][number]>;

/**
 * Creates the function that finds what the route of a path exports as `handle.pageCache`; null for a route whose documents
 * are not cached, the default.
 */
export function createCachedRoutes(routes: Routes): (pathname: string) => CachedRoute['pageCache'] | null {
  const tree = childrenOf(routes, undefined);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const handle = id === undefined ? undefined : routes[id]?.module.handle;
    return (handle as Partial<CachedRoute> | undefined)?.pageCache ?? null;
  };
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({id, path, index, caseSensitive}) =>
      index
        ? {id, path, caseSensitive, index: true as const}
        : {id, path, caseSensitive, children: childrenOf(routes, id)},
    );
}
