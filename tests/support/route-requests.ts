import type {BuildRoute} from './build-routes';

const OTHER_METHODS = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = 'GET' | 'POST' | (typeof OTHER_METHODS)[number];

interface Shape {
  readonly name: string;
  readonly accept: string;
  readonly address: (path: string, route: BuildRoute) => string;
}

const dataPath = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`);
const indexQuery = ({isIndex}: BuildRoute) => (isIndex ? '?index' : '');

/** All request shapes that Remix accepts for a route. */
const SHAPES: readonly Shape[] = [
  {name: 'document', accept: 'text/html', address: (path, route) => path + indexQuery(route)},
  {name: 'resource', accept: '*/*', address: (path, route) => path + indexQuery(route)},
  {name: 'data', accept: '*/*', address: (path, route) => dataPath(path) + indexQuery(route)},
  {
    name: 'data of one route',
    accept: '*/*',
    address: (path, {id}) => `${dataPath(path)}?_routes=${encodeURIComponent(id)}`,
  },
  {name: '?_data=', accept: '*/*', address: (path, {id}) => `${path}?_data=${encodeURIComponent(id)}`},
];

export interface RouteRequest {
  readonly method: Method;
  readonly shape: Shape;
  readonly route: BuildRoute;
  readonly path: string;
}

/**
 * Returns requests of all methods and shapes to a route. The framework has one way for reads and one for writes, so each
 * shape is sent with one method of both, and each other method with the first shape.
 */
export function requestsToRoute(route: BuildRoute, path: string): readonly RouteRequest[] {
  const toShapes = (method: Method, shapes: readonly Shape[]) => shapes.map((shape) => ({route, path, method, shape}));
  return [
    ...toShapes('GET', SHAPES),
    ...toShapes('POST', SHAPES),
    ...OTHER_METHODS.flatMap((method) => toShapes(method, SHAPES.slice(0, 1))),
  ];
}

/** Returns the name of a request for the message of a failed test. */
export const nameOfRequest = ({method, shape, route}: RouteRequest): string => `${method} ${route.id} as ${shape.name}`;

/** Sends a request with the cookies of a visitor, without following redirects. */
export function sendToRoute(
  origin: string,
  {method, shape, route, path}: RouteRequest,
  who?: {readonly cookies: ReadonlyMap<string, string>},
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const cookie = [...(who?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  return fetch(origin + shape.address(path, route), {
    method,
    redirect: 'manual',
    headers: {Accept: shape.accept, 'Sec-Fetch-Site': 'same-origin', ...(cookie && {Cookie: cookie})},
    ...(method !== 'GET' && method !== 'HEAD' && {body: new URLSearchParams(fields)}),
  });
}
