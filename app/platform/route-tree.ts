import type {matchRoutes} from '@remix-run/react';

type RouteNode = NonNullable<Parameters<typeof matchRoutes>[0][number]>;

interface FlatRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
}

/** Returns the routes of a build as a tree. Call it once: the router keeps what it computes from a tree. */
export function toRouteTree(routes: Readonly<Record<string, FlatRoute | undefined>>): RouteNode[] {
  const byParent = new Map<string | undefined, FlatRoute[]>();
  for (const route of Object.values(routes)) {
    const siblings = route && byParent.get(route.parentId);
    if (siblings) siblings.push(route);
    else if (route) byParent.set(route.parentId, [route]);
  }
  const toBranches = (parentId?: string): RouteNode[] =>
    (byParent.get(parentId) ?? []).map(({id, path, index, caseSensitive}) =>
      index ? {id, path, caseSensitive, index: true as const} : {id, path, caseSensitive, children: toBranches(id)},
    );
  return toBranches();
}
