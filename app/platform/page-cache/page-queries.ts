import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';
import type {CachedRoute, PageQuery} from '~/core/page-query';
import {toRouteTree} from '../route-tree';

type Routes = Pick<ServerBuild, 'routes'>['routes'];

/**
 * Creates the function that returns what the page of a path depends on, as its route exports it in `handle.pageCache`. By
 * default documents are not cached: then it returns null.
 */
export function createPageQueries(routes: Routes): (pathname: string) => PageQuery | null {
  const tree = toRouteTree(routes);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const handle = id === undefined ? undefined : routes[id]?.module.handle;
    return (handle as Partial<CachedRoute> | undefined)?.pageCache?.query ?? null;
  };
}
