import type {AppConfig} from './env.server';
import {MEDIA_ORIGIN, shopOrigins} from './shop-addresses.server';
import {signInSources} from './sign-in-sources.server';
import {getAccountOrigins, getPrimaryOrigin, hasTagManager} from './store-origins.server';
import {webSocketOrigin} from './supabase/realtime/websocket-origin';

/** The name of the reporting endpoint, and the route that receives the reports. */
const CSP_REPORTS = 'csp';
export const CSP_REPORTS_PATH = '/csp-reports';
/** The value of the header that names the endpoint. */
export const REPORTING_ENDPOINTS = `${CSP_REPORTS}="${CSP_REPORTS_PATH}"`;

/** Holds the place of the nonce in the joined directives. */
const NONCE = "'nonce'";

/** The settings that decide which sources a page may use; without `config` only this origin. */
interface PolicyFacts {
  readonly config?: AppConfig;
  /** The origin of scripts, styles and fonts if it differs, such as a CDN. */
  readonly assetOrigin?: string | null;
}

/** The last policy of this isolate, and all that it was built from: building one takes a tenth of a cached page's time. */
let latest: {readonly inputs: readonly unknown[]; readonly parts: readonly [string, string]} | undefined;

/**
 * Returns the app's own policy with the nonce of one response: Hydrogen's helper cannot set `base-uri 'none'` and lists
 * hosts instead of origins.
 */
export function contentSecurityPolicy(nonce: string, facts: PolicyFacts): string {
  const {config, assetOrigin} = facts;
  const discovered = config ? [getPrimaryOrigin(config), getAccountOrigins(config), hasTagManager(config)] : [];
  const inputs = [config, assetOrigin, ...discovered];
  if (!latest || inputs.some((input, index) => input !== latest?.inputs[index]))
    latest = {inputs, parts: buildPolicy(facts)};
  return latest.parts.join(nonce);
}

/** What Google Tag Manager and Google Analytics ask, if the merchant uses them; its script is loaded by ours. */
const TAG_SOURCES = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Where Shopify's analytics send what they count. */
const SHOPIFY_ANALYTICS_SOURCE = 'https://monorail-edge.shopifysvc.com';

const liveSources = (config: AppConfig | undefined): readonly string[] =>
  config?.SUPABASE_URL === undefined ? [] : [webSocketOrigin(config.SUPABASE_URL)];

/** Joins the directives of a policy around the nonce. */
function buildPolicy({config, assetOrigin}: PolicyFacts): readonly [beforeNonce: string, afterNonce: string] {
  const shop = config ? shopOrigins(config) : [];
  const signIn = signInSources(config);
  const reviews = config?.REVIEWS_SCRIPT_URL === undefined ? [] : [new URL(config.REVIEWS_SCRIPT_URL).origin];
  const assets = assetOrigin ? [assetOrigin] : [];
  const tags = config && hasTagManager(config) ? TAG_SOURCES : [];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Scripts of a CDN are not listed: those with the nonce load the others.
    'script-src': [NONCE, "'strict-dynamic'"],
    // Drawers and toasts write measured positions into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...assets, ...signIn.style],
    // Viewers of 3D models read textures from their own memory (`blob:`).
    'img-src': [...new Set(["'self'", 'data:', 'blob:', MEDIA_ORIGIN, ...assets, ...shop, ...reviews, ...tags])],
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
      // 3D models, and their textures.
      'blob:',
      MEDIA_ORIGIN,
      ...shop,
      ...(config?.SHOPIFY_ANALYTICS === 'on' ? [SHOPIFY_ANALYTICS_SOURCE] : []),
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
  const policy = Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
  const [before = '', after = ''] = policy.split(NONCE);
  return [`${before}'nonce-`, `'${after}`];
}
