import {CSP_REPORTS_PATH} from './http.server';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What servers send to us. They prove themselves by a signature or a secret, and no cookie counts there. */
const FROM_SERVERS = /^\/webhooks\/[a-z]+$/;

/** What URLs do not hold as it is: a backslash becomes a slash, and tabs and line breaks vanish. */
const REWRITTEN_BY_URLS = /[\\\t\n\r]/;

/** Servers and proxies take 16 kB of headers, and a redirect may carry the address that it answers. */
const MAX_URL_LENGTH = 12_000;

/**
 * Refuses addresses that no page can have, before anything is matched against them: Remix throws where a decoded path
 * is not a path any more, and matching a long one is costly.
 * @returns a 414 or 400; null when the request may go on
 */
export function refuseBadUrl({url}: Request): Response | null {
  if (url.length > MAX_URL_LENGTH) return refusal(414, 'This address is too long.');
  return isReadable(new URL(url)) ? null : refusal(400, 'This address cannot be read.');
}

/** @returns whether the decoded path is still the path of our own origin: `/%5C` and `/%09/` decode to another host's */
function isReadable({pathname, origin}: URL): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return !REWRITTEN_BY_URLS.test(decoded) && URL.canParse(decoded, origin);
  } catch {
    return false;
  }
}

/**
 * Some browsers send reports apart from any page, without saying from where. No form can have these types, and scripts of
 * other sites would have to ask first.
 */
const REPORT_TYPES: ReadonlySet<string> = new Set(['application/csp-report', 'application/reports+json']);

/**
 * Refuses writes that another site's page sends in a visitor's name. Runs before Remix, whose own check is walked
 * around by `?_data=` and by resource routes.
 * @returns a 403 for a foreign write; null when the request may go on
 */
export function refuseForeignWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isFromServer(request) || isReport(request)) return null;
  if (isSameOrigin(request)) return null;
  return refusal(403, 'This request came from another site and was refused.');
}

const refusal = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });

/**
 * Refuses the data addresses that Remix had before Single Fetch. No script of ours uses them, and Remix answers some of
 * them with a 500 and logs an error for each.
 * @returns a 400 for such an address; null when the request may go on
 */
export function refuseOldDataAddress({url}: Request): Response | null {
  if (!new URL(url).searchParams.has('_data')) return null;
  return refusal(400, 'There is nothing at this address.');
}

/** The path alone and as it is: neither Remix's data addresses nor a path that only resolves to one of these. */
function isFromServer({url}: Request): boolean {
  const {pathname, search} = new URL(url);
  return search === '' && FROM_SERVERS.test(pathname);
}

/** What a browser has to say about the Content-Security-Policy; no cookie counts there. */
function isReport({url, method, headers}: Request): boolean {
  const {pathname, search} = new URL(url);
  if (method !== 'POST' || pathname !== CSP_REPORTS_PATH || search !== '' || headers.has('Sec-Fetch-Site'))
    return false;
  return REPORT_TYPES.has(headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '');
}

/** Fetch Metadata decides where the browser sends it; older browsers send Origin; a request with neither is no browser's form. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === (request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host'));
}
