/**
 * Returns the pattern of a route's URL, such as `/product/:productSlug` for `routes/product.$productSlug`.
 * @param routeId an id of Remix, of a file in `app/routes`
 */
export function toRoutePattern(routeId: string): string {
  const segments = routeId.replace(/^routes\//, '').match(/(?:\[[^\]]*\]|[^.])+/g) ?? [];
  const path = segments.filter((segment) => !segment.startsWith('_')).map(toPathSegment);
  return path.length === 1 && path[0] === '*' ? '*' : `/${path.join('/')}`;
}

function toPathSegment(segment: string): string {
  const name = segment.replace(/_$/, '').replace(/^\((.*)\)$/, '$1?');
  if (name === '$') return '*';
  return name.replace(/^\$/, ':').replace(/\[([^\]]*)\]/g, '$1');
}
