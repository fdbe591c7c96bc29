import {CSP_REPORTS_PATH} from './content-security-policy.server';
import type {AppConfig} from './env.server';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths for requests from servers, which authenticate by a signature or secret and not by cookies. */
const FROM_SERVERS = /^\/webhooks\/[a-z]+$/;

/**
 * Mail programs unsubscribe with a request of their own, from any site and without cookies (RFC 8058). The secret in the
 * path is the permission.
 */
const ONE_CLICK = /^\/unsubscribe\/(?:(?:alerts|orders|reviews)\/)?[\w-]{43}\/one-click$/;

/** Characters that URL parsing changes: a backslash becomes a slash, and tabs and line breaks are removed. */
const REWRITTEN_BY_URLS = /[\\\t\n\r]/;

/** Servers and proxies accept 16 kB of headers, and a redirect may repeat the URL in one. */
const MAX_URL_LENGTH = 12_000;

/**
 * Rejects URLs that no page can have, before routes are matched: Remix throws if a decoded path is not a path, and
 * matching a long path is expensive.
 * @returns a 414 or 400 response, or null if the request may continue
 */
export function rejectInvalidUrl(url: URL): Response | null {
  // No request may be created with the credentials of a URL, which a host such as `ada@shop.example` has.
  if (url.username !== '' || url.password !== '') return rejectUnreadable();
  if (url.href.length > MAX_URL_LENGTH) return refusal(414, 'This address is too long.');
  return isReadable(url) ? null : rejectUnreadable();
}

/** Responds to a URL that cannot be parsed, as with the host `a b`, or not be used. */
export const rejectUnreadable = () => refusal(400, 'This address cannot be read.');

/** Returns whether the decoded path is still of this origin: `/%5C` and `/%09/` decode to another host's. */
function isReadable({pathname, origin}: URL): boolean {
  // A path without encoded characters decodes to itself; after two slashes it could be taken for a host.
  if (!pathname.includes('%') && !pathname.startsWith('//')) return true;
  try {
    const decoded = decodeURIComponent(pathname);
    return !REWRITTEN_BY_URLS.test(decoded) && URL.canParse(decoded, origin);
  } catch {
    return false;
  }
}

/**
 * Browsers may send reports without headers about their origin. Forms cannot have these content types, and scripts of
 * other sites would need a preflight request.
 */
const REPORT_TYPES: ReadonlySet<string> = new Set(['application/csp-report', 'application/reports+json']);

/**
 * Rejects cross-site writes. Runs before Remix, whose own check `?_data=` and resource routes bypass.
 * @returns a 403 response, or null if the request may continue
 */
export function rejectCrossSiteWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isFromServer(request) || isReport(request) || isOneClick(request))
    return null;
  if (isSameOrigin(request)) return null;
  return refusal(403, 'This request came from another site and was refused.');
}

const refusal = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });

/**
 * Rejects the data URLs of Remix before Single Fetch. The app does not use them, and Remix responds to some with a 500 and
 * logs an error for each.
 * @returns a 400 response, or null if the request may continue
 */
export function rejectLegacyDataUrl(url: URL): Response | null {
  // Reading `searchParams` creates an object, which most URLs do not need.
  if (url.search === '' || !url.searchParams.has('_data')) return null;
  return refusal(400, 'There is nothing at this address.');
}

/** Matches the literal path only: no Remix data URLs, and no paths that merely resolve to a webhook path. */
function isFromServer({url}: Request): boolean {
  const {pathname, search} = new URL(url);
  return search === '' && FROM_SERVERS.test(pathname);
}

/** Matches a form post to the literal path only. */
function isOneClick({url, method, headers}: Request): boolean {
  const {pathname, search} = new URL(url);
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return method === 'POST' && search === '' && ONE_CLICK.test(pathname) && FORM_TYPES.has(type);
}

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Content-Security-Policy reports of browsers, which are processed without cookies. */
function isReport({url, method, headers}: Request): boolean {
  const {pathname, search} = new URL(url);
  if (method !== 'POST' || pathname !== CSP_REPORTS_PATH || search !== '' || headers.has('Sec-Fetch-Site'))
    return false;
  return REPORT_TYPES.has(headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '');
}

/** Checks Fetch Metadata, or Origin in older browsers; a request with neither is not a browser's form. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === (request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host'));
}

/**
 * Returns whether a request came to another address than the storefront's own, such as that of a preview deployment. Search
 * engines must not list it.
 */
export const isOtherAddress = ({headers}: Request, {host}: URL, {PUBLIC_ORIGIN}: Pick<AppConfig, 'PUBLIC_ORIGIN'>) =>
  !PUBLIC_ORIGIN.endsWith(`//${headers.get('X-Forwarded-Host') ?? host}`);
