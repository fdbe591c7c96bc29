const EXPOSED = 'content-range, location, x-supabase-api-version, x-total-count';
const DAY_S = 86_400;

/** Allows all origins, as Supabase does: callers authenticate with keys and tokens, never with cookies. */
export function allowOrigins(response: Response): Response {
  const copy = new Response(response.body, response);
  copy.headers.set('access-control-allow-origin', '*');
  copy.headers.set('access-control-expose-headers', EXPOSED);
  return copy;
}

export const preflight = (request: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': String(DAY_S),
    },
  });
