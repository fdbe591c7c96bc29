import {matchRoutes} from '@remix-run/react';
import {createOnce} from '~/core/create-once';
import type {ServerBuild} from '@remix-run/server-runtime';
import {toRouteTree} from './route-tree';

type Routes = ServerBuild['assets']['routes'];

/** The suffix of requests that load the data of a page, and the page at `/`. */
const DATA_SUFFIX = /\.data$/;
const ROOT_DATA = '/_root.data';
/** Longer than the path of any page: matching the paths of an attack would cost more than refusing it. */
const MAX_PATH_CHARACTERS = 300;

/**
 * Creates a function that returns the pattern of a URL's route, such as `/product/:productSlug`; `*` if it has no route.
 * A pattern names no person and no order, and there are only as many as routes.
 * @param routes of the build
 */
export function createRoutePatternMatcher(routes: Routes): (url: string) => string {
  const tree = createOnce(() => toRouteTree(routes));
  return (url) => {
    const {pathname} = new URL(url);
    if (pathname.length > MAX_PATH_CHARACTERS || !canDecode(pathname)) return '*';
    const path = pathname === ROOT_DATA ? '/' : pathname.replace(DATA_SUFFIX, '');
    const segments = matchRoutes(tree(), path)?.flatMap(({route}) => route.path ?? []) ?? ['*'];
    const pattern = segments.map((segment) => segment.replace(/^\/|\/$/g, '')).filter(Boolean);
    return pattern.at(0) === '*' ? '*' : `/${pattern.join('/')}`;
  };
}

/** The router logs a warning for a path that it cannot decode. */
function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
