import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';
import {toRouteTree} from '../route-tree';
import type {CachedRoute} from './page-key';

type Routes = Pick<ServerBuild, 'routes'>['routes'];

/**
 * Creates the function that finds what the route of a path exports as `handle.pageCache`; null for a route whose documents
 * are not cached, the default.
 */
export function createCachedRoutes(routes: Routes): (pathname: string) => CachedRoute['pageCache'] | null {
  const tree = toRouteTree(routes);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const handle = id === undefined ? undefined : routes[id]?.module.handle;
    return (handle as Partial<CachedRoute> | undefined)?.pageCache ?? null;
  };
}
