const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What servers send to us. They prove themselves by a signature or a secret, and no cookie counts there. */
const FROM_SERVERS = /^\/webhooks\/[a-z]+$/;

/**
 * Refuses writes that another site's page sends in a visitor's name. Runs before Remix, whose own check is walked
 * around by `?_data=` and by resource routes.
 * @returns a 403 for a foreign write; null when the request may go on
 */
export function refuseForeignWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isFromServer(request) || isSameOrigin(request)) return null;
  return new Response('This request came from another site and was refused.', {
    status: 403,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/**
 * Refuses the data addresses that Remix had before Single Fetch. No script of ours uses them, and Remix answers some of
 * them with a 500 and logs an error for each.
 * @returns a 400 for such an address; null when the request may go on
 */
export function refuseOldDataAddress({url}: Request): Response | null {
  if (!new URL(url).searchParams.has('_data')) return null;
  return new Response('There is nothing at this address.', {
    status: 400,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/** The path alone and as it is: neither Remix's data addresses nor a path that only resolves to one of these. */
function isFromServer({url}: Request): boolean {
  const {pathname, search} = new URL(url);
  return search === '' && FROM_SERVERS.test(pathname);
}

/** Fetch Metadata decides where the browser sends it; older browsers send Origin; a request with neither is no browser's form. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === (request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host'));
}
