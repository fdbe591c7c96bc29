import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';
import type {CachedRoute, PageQuery} from '~/core/page-query';

type Routes = Pick<ServerBuild, 'routes'>['routes'];
type RouteNode = NonNullable<Parameters<typeof matchRoutes>[0][number]>;

/**
 * Creates the function that returns what the page of a path depends on, as its route exports it in `handle.pageCache`; null
 * for a route whose documents are not cached, the default.
 */
export function createPageQueries(routes: Routes): (pathname: string) => PageQuery | null {
  const tree = childrenOf(routes, undefined);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const handle = id === undefined ? undefined : routes[id]?.module.handle;
    return (handle as Partial<CachedRoute> | undefined)?.pageCache?.query ?? null;
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
