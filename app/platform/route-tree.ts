import type {matchRoutes} from '@remix-run/react';

/** A route as `matchRoutes` takes it. */
type RouteNode = NonNullable<Parameters<typeof matchRoutes>[0][number]>;

interface FlatRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
}

/**
 * Returns the routes of a build as a tree. Call it once: the router keeps what it computes from a tree.
 * @param parentId the parent of the returned routes; the root without one
 */
export function toRouteTree(routes: Readonly<Record<string, FlatRoute | undefined>>, parentId?: string): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({id, path, index, caseSensitive}) =>
      index
        ? {id, path, caseSensitive, index: true as const}
        : {id, path, caseSensitive, children: toRouteTree(routes, id)},
    );
}
