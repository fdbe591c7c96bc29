import type {CookieJar} from './cookie-jar.server';
import {ConfigError, type AppConfig} from './env.server';
import type {Reporter} from './report.server';
import {MEDIA_ORIGIN, shopOrigins} from './shop-addresses.server';
import {signInSources} from './sign-in-sources.server';
import {webSocketOrigin} from './supabase/realtime/websocket-origin';
import {isUpstreamFailure} from './shopify/upstream-problem';

const YEAR_SECONDS = 31_536_000;
const NONCE_BYTES = 16;
/** Of statuses that pass; Remix drops the headers of what a loader throws. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = {429: '60', 503: '30'};
/** For pages, each of which carries its own nonce, and for whatever may be about one visitor. */
const PRIVATE = 'private, no-store';
/** For data that is the same for every guest: a browser may use what it fetched ahead, and asks again later. */
const UNSHARED = 'private, no-cache';
/** The name under which pages know where to report, and the route that takes the reports. */
const CSP_REPORTS = 'csp';
export const CSP_REPORTS_PATH = '/csp-reports';

/** Sent with every response, whatever its kind. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Popups of a sign-in may answer; nobody else shares our window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // No other site embeds what we answer; an answer that is meant for all says so itself.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** What the last step needs to know; without `config` the page may reach nothing but this origin. */
export interface Finish {
  readonly nonce: string;
  readonly cookies?: CookieJar;
  readonly config?: AppConfig;
  /** Where the build put scripts, styles and fonts when that is not this origin, such as a host's CDN. */
  readonly assetOrigin?: string | null;
  /** The request brought a cookie of ours: the answer may be about that visitor alone, data included. */
  readonly isPersonal?: boolean;
}

/** @returns 128 random bits for one response's Content-Security-Policy, in base64. */
export function requestNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
}

/**
 * The last step of every response: security headers, the Content-Security-Policy of pages, the cookies of the jar.
 * @returns a response with the same status and body
 */
export function finishResponse(response: Response, finish: Finish): Response {
  const {cookies, isPersonal} = finish;
  const finished = new Response(response.body, response);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!finished.headers.has(name)) finished.headers.set(name, value);
  }
  const isPage = finished.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage) {
    finished.headers.set('Content-Security-Policy', contentSecurityPolicy(finish));
    finished.headers.set('Reporting-Endpoints', `${CSP_REPORTS}="${CSP_REPORTS_PATH}"`);
  }
  if (!finished.headers.has('Cache-Control'))
    finished.headers.set('Cache-Control', isPage || isPersonal ? PRIVATE : UNSHARED);
  const retryAfter = RETRY_AFTER_SECONDS[finished.status];
  if (retryAfter !== undefined && !finished.headers.has('Retry-After')) finished.headers.set('Retry-After', retryAfter);
  const collected = cookies?.drain() ?? [];
  for (const cookie of collected) finished.headers.append('Set-Cookie', cookie);
  if (finished.headers.has('Set-Cookie')) finished.headers.set('Cache-Control', PRIVATE);
  return finished;
}

const liveSources = (config: AppConfig | undefined): readonly string[] =>
  config?.SUPABASE_URL === undefined ? [] : [webSocketOrigin(config.SUPABASE_URL)];

/** Our own policy: Hydrogen's helper cannot reach `base-uri 'none'` and wants hosts where origins are known. */
function contentSecurityPolicy({nonce, config, assetOrigin}: Finish): string {
  const shop = config ? shopOrigins(config) : [];
  const signIn = signInSources(config);
  const assets = assetOrigin ? [assetOrigin] : [];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Scripts of a CDN need no mention: those that carry the nonce load the others.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Drawers and toasts write their measured positions into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...assets, ...signIn.style],
    'img-src': [...new Set(["'self'", 'data:', MEDIA_ORIGIN, ...assets, ...shop])],
    'media-src': ["'self'", MEDIA_ORIGIN, ...shop],
    'font-src': ["'self'", ...assets],
    // The two players that `toEmbed` leads to, once a visitor has asked for a film.
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://www.instagram.com',
      'https://player.vimeo.com',
      ...signIn.frame,
    ],
    // A page may be signed in without another document: all of them may listen to the database.
    'connect-src': ["'self'", ...assets, ...signIn.frame, ...liveSources(config), ...(isDevelopment ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers hold redirects after a form to this list too: the cart's form leads to the checkout, others to a sign-in.
    'form-action': ["'self'", ...shop, ...signIn.form],
    // Over plain http there is no https to upgrade to.
    ...(config?.PUBLIC_ORIGIN.startsWith('https:') && {'upgrade-insecure-requests': []}),
    // Browsers that know the second ignore the first.
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [CSP_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Creates the answer when not even a page could be rendered: 503 while settings are wrong or missing, 500 otherwise.
 * @param error shown in development only; in production the visitor reads no detail
 */
export function fatalResponse(error: unknown): Response {
  const isConfig = error instanceof ConfigError;
  const detail = isConfig && process.env.NODE_ENV === 'development' ? error.message : '';
  const text = isConfig ? 'This shop is not available right now.' : 'Something went wrong on our side.';
  return new Response(`${text} Please try again in a moment.\n${detail}`, {
    status: isConfig ? 503 : 500,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/**
 * For loaders whose page is nothing without the shop: `await findProduct(…).catch(orUnavailable(context))`.
 * @throws a 503 that the error screens know, when the shop is at fault; anything else as it came
 */
export const orUnavailable =
  ({reference, report}: Reporter) =>
  (error: unknown): never => {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    throw Response.json({reference}, {status: 503});
  };
