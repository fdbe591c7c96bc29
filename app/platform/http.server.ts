import type {CookieJar} from './cookie-jar.server';
import {ConfigError, type AppConfig} from './env.server';
import type {Reporter} from './report.server';
import {MEDIA_ORIGIN, shopOrigins} from './shop-addresses.server';
import {signInSources} from './sign-in-sources.server';
import {hasTagManager} from './store-origins.server';
import {webSocketOrigin} from './supabase/realtime/websocket-origin';
import {isUpstreamFailure} from './shopify/upstream-problem';

const YEAR_SECONDS = 31_536_000;
const NONCE_BYTES = 16;
/** For temporary statuses; Remix drops the headers of responses that loaders throw. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = {429: '60', 503: '30'};
/** For pages, each of which has its own nonce, and for all personal responses. */
const PRIVATE = 'private, no-store';
/** For data that is the same for every guest: browsers may use prefetched data and revalidate later. */
const UNSHARED = 'private, no-cache';
/** The name of the reporting endpoint, and the route that receives the reports. */
const CSP_REPORTS = 'csp';
export const CSP_REPORTS_PATH = '/csp-reports';

/** Headers of every response. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Sign-in popups may communicate with the page; other windows may not.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Other sites may not embed responses; a public response overrides this.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** The facts for finishing a response; without `config` the page may only access this origin. */
export interface Finish {
  readonly nonce: string;
  readonly cookies?: CookieJar;
  readonly config?: AppConfig;
  /** The origin of scripts, styles and fonts if it differs, such as a CDN. */
  readonly assetOrigin?: string | null;
  /** The request had a cookie of the app, so that the response may be personal, including data. */
  readonly isPersonal?: boolean;
}

/** Creates a nonce of 128 random bits in base64 for one Content-Security-Policy. */
export function requestNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
}

/**
 * Finishes every response: security headers, the Content-Security-Policy of pages, and cookies.
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
  if (finished.headers.has('Set-Cookie')) {
    finished.headers.set('Cache-Control', PRIVATE);
    finished.headers.delete('Oxygen-Cache-Control');
  }
  return finished;
}

/** What Google Tag Manager and Google Analytics ask, if the merchant uses them; its script is loaded by ours. */
const TAG_SOURCES = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const liveSources = (config: AppConfig | undefined): readonly string[] =>
  config?.SUPABASE_URL === undefined ? [] : [webSocketOrigin(config.SUPABASE_URL)];

/** The app's own policy: Hydrogen's helper cannot set `base-uri 'none'` and lists hosts instead of origins. */
function contentSecurityPolicy({nonce, config, assetOrigin}: Finish): string {
  const shop = config ? shopOrigins(config) : [];
  const signIn = signInSources(config);
  const reviews = config?.REVIEWS_SCRIPT_URL === undefined ? [] : [new URL(config.REVIEWS_SCRIPT_URL).origin];
  const assets = assetOrigin ? [assetOrigin] : [];
  const tags = config && hasTagManager(config) ? TAG_SOURCES : [];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Scripts of a CDN are not listed: those with the nonce load the others.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Drawers and toasts write measured positions into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...assets, ...signIn.style],
    'img-src': [...new Set(["'self'", 'data:', MEDIA_ORIGIN, ...assets, ...shop, ...reviews, ...tags])],
    // The service worker of recipes.
    'worker-src': ["'self'"],
    'media-src': ["'self'", MEDIA_ORIGIN, ...shop],
    'font-src': ["'self'", ...assets],
    // The players of `toEmbed`.
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://www.instagram.com',
      'https://player.vimeo.com',
      ...signIn.frame,
    ],
    // Visitors can sign in without a document load, so every page may connect to Realtime.
    'connect-src': [
      "'self'",
      ...assets,
      ...signIn.frame,
      ...liveSources(config),
      // The home page can be reached without a document load too.
      ...reviews,
      ...tags,
      ...(isDevelopment ? ['ws:'] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers apply form-action to redirects too: the cart form redirects to the checkout, others to a sign-in.
    'form-action': ["'self'", ...shop, ...signIn.form],
    // Plain http has nothing to upgrade.
    ...(config?.PUBLIC_ORIGIN.startsWith('https:') && {'upgrade-insecure-requests': []}),
    // Browsers that support the second ignore the first.
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [CSP_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Creates the response if not even a page could be rendered: 503 for invalid settings, 500 otherwise.
 * @param error shown in development only
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
 * For loaders that cannot render without Shopify: `await findProduct(…).catch(orUnavailable(context))`.
 * @throws a 503 response for a failure of Shopify; other errors unchanged
 */
export const orUnavailable =
  ({reference, report}: Reporter) =>
  (error: unknown): never => {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    throw Response.json({reference}, {status: 503});
  };
