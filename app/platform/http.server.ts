import {createOnce} from '~/core/create-once';
import {contentSecurityPolicy, REPORTING_ENDPOINTS} from './content-security-policy.server';
import type {CookieJar} from './cookie-jar.server';
import {ConfigError, type AppConfig} from './env.server';
import type {Reporter} from './report.server';
import {isUpstreamFailure} from './shopify/upstream-problem';

const YEAR_SECONDS = 31_536_000;
/** 144 random bits, which base64 writes in 24 characters without padding. */
const NONCE_BYTES = 18;
const NONCE_LENGTH = 24;
/** One call for many nonces: for each one alone it would take a tenth of a cached page's time. */
const NONCES_AT_ONCE = 128;
/** For temporary statuses; Remix drops the headers of responses that loaders throw. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = {429: '60', 503: '30'};
/** For pages, each of which has its own nonce, and for all personal responses. */
const PRIVATE = 'private, no-store';
/** For data that is the same for every guest: browsers may use prefetched data and revalidate later. */
const UNSHARED = 'private, no-cache';

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
  /** Another `Accept` header gets another representation of the same URL. */
  readonly isNegotiable?: boolean;
}

let unusedNonces = '';

/** Creates a nonce in base64 for one Content-Security-Policy. */
export function requestNonce(): string {
  if (unusedNonces === '') {
    const bytes = crypto.getRandomValues(new Uint8Array(NONCES_AT_ONCE * NONCE_BYTES));
    unusedNonces = btoa(String.fromCharCode(...bytes));
  }
  const nonce = unusedNonces.slice(0, NONCE_LENGTH);
  unusedNonces = unusedNonces.slice(NONCE_LENGTH);
  return nonce;
}

/**
 * Finishes every response: security headers, the Content-Security-Policy of pages, and cookies.
 * @returns a response with the same status and body
 */
export function finishResponse(response: Response, finish: Finish): Response {
  const {cookies, isPersonal, isNegotiable} = finish;
  const finished = new Response(response.body, response);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!finished.headers.has(name)) finished.headers.set(name, value);
  }
  const isPage = finished.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage) {
    finished.headers.set('Content-Security-Policy', contentSecurityPolicy(finish.nonce, finish));
    finished.headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
  }
  if (!finished.headers.has('Cache-Control'))
    finished.headers.set('Cache-Control', isPage || isPersonal ? PRIVATE : UNSHARED);
  const retryAfter = RETRY_AFTER_SECONDS[finished.status];
  if (retryAfter !== undefined && !finished.headers.has('Retry-After')) finished.headers.set('Retry-After', retryAfter);
  if (isNegotiable) finished.headers.append('Vary', 'Accept');
  const collected = cookies?.drain() ?? [];
  for (const cookie of collected) finished.headers.append('Set-Cookie', cookie);
  if (finished.headers.has('Set-Cookie')) {
    finished.headers.set('Cache-Control', PRIVATE);
    finished.headers.delete('Oxygen-Cache-Control');
  }
  return finished;
}

/** What all documents have in common. Copying it takes less time than converting an object for each. */
const documentHeaders = createOnce(
  () =>
    new Headers({
      ...SECURITY_HEADERS,
      'Reporting-Endpoints': REPORTING_ENDPOINTS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': PRIVATE,
    }),
);

/**
 * Creates the response of a document that is the same for every visitor, with the headers that {@link finishResponse} adds
 * to a page.
 * @param body in HTML
 */
export function createDocument(body: BodyInit, finish: Finish, status = 200): Response {
  const response = new Response(body, {status, headers: documentHeaders()});
  response.headers.set('Content-Security-Policy', contentSecurityPolicy(finish.nonce, finish));
  if (finish.isNegotiable) response.headers.set('Vary', 'Accept');
  return response;
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
