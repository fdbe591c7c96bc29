const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends in a visitor's name. Runs before Remix, whose own check is walked
 * around by `?_data=` and by resource routes.
 * @returns a 403 for a foreign write; null when the request may go on
 */
export function refuseForeignWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request)) return null;
  return new Response('This request came from another site and was refused.', {
    status: 403,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/** Fetch Metadata decides where the browser sends it; older browsers send Origin; a request with neither is no browser's form. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === (request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host'));
}
