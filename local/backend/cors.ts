const EXPOSED = 'content-range, location, x-supabase-api-version, x-total-count';
const DAY_S = 86_400;

/** Any page may ask, as at the platform: who asks is known by keys and tokens, never by cookies. */
export function allowOrigins(response: Response): Response {
  const allowed = new Response(response.body, response);
  allowed.headers.set('access-control-allow-origin', '*');
  allowed.headers.set('access-control-expose-headers', EXPOSED);
  return allowed;
}

/** @returns the answer to a browser that asks whether it may ask. */
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
