import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import {parseClockHours} from './alerts/clock-hours';
import {
  refuseAnalyticsOfUnknownShop,
  refuseSecretsForBrowsers,
  refuseTwoAdminTokens,
  together,
} from './env-rules.server';
import {isPublicStorefrontToken, isPublishableKey, isSecretKey} from './key-shapes';
import {describeUnknownSettings} from './unknown-settings.server';

const SECRET_LENGTH = 32;
const BACKEND_KEYS = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_JWT_SIGNING_KEY',
] as const;
const ADMIN_CLIENT_KEYS = ['SHOPIFY_ADMIN_CLIENT_ID', 'SHOPIFY_ADMIN_CLIENT_SECRET'] as const;
const REVIEWS_KEYS = ['REVIEWS_COMPANY_ID', 'REVIEWS_SCRIPT_URL'] as const;
/** Webhooks that stay away are reported in the hours in which they are expected. */
const SILENCE_KEYS = ['ALERT_WEBHOOK_SILENCE_MINUTES', 'ALERT_TRADING_HOURS'] as const;
const MAIL_KEYS = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'] as const;

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

export const isLocalStore = (domain: unknown): boolean =>
  typeof domain === 'string' && URL.canParse(domain) && isLoopback(new URL(domain).host);

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://shop.example');

/** The permanent host of a store at Shopify; a local store needs the scheme too. */
const storeDomain = z
  .string()
  .refine(
    (text) =>
      /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(text) || (URL.canParse(text) && isLoopback(new URL(text).host)),
    'a host such as my-store.myshopify.com',
  );

const secretList = z.string().transform((text) => text.split(',').map((secret) => secret.trim()));

const secrets = secretList.refine(
  (list) => list.every(({length}) => length >= SECRET_LENGTH),
  `secrets of ${SECRET_LENGTH} characters or more, the newest first, with commas between them`,
);

/** An https URL, because secrets are sent to it, or a local one. */
const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).host)),
    'an address that begins with https://',
  );

/** A private P-256 key whose public key the backend knows. */
const signingKey = z.string().refine(isSigningKey, 'a private ES256 key as a JSON Web Key with a kid');

function isSigningKey(text: string): boolean {
  try {
    const {kty, crv, d, kid} = JSON.parse(text) as Record<string, unknown>;
    return kty === 'EC' && crv === 'P-256' && typeof d === 'string' && typeof kid === 'string';
  } catch {
    return false;
  }
}

/** Hours of the shop's clock. */
const clockHours = z.string().transform((text, context) => {
  const hours = parseClockHours(text);
  if (hours) return hours;
  context.addIssue({code: 'custom', message: 'hours of the shop such as 22:00-07:00'});
  return z.NEVER;
});

const BackendSchema = z.object({
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: z.string().refine(isPublishableKey, 'sb_publishable_…, or a token with the role anon'),
  SUPABASE_SECRET_KEY: z.string().refine(isSecretKey, 'sb_secret_…, or a token with the role service_role'),
  SUPABASE_JWT_SIGNING_KEY: signingKey,
  /** How long a request waits for Supabase, in milliseconds; 2,000 if absent. Machines that are busy with tests need more. */
  SUPABASE_TIMEOUT_MS: z
    .string()
    .regex(/^[1-9]\d{2,4}$/, 'milliseconds, from 100 to 99999')
    .optional(),
});

export type BackendConfig = z.infer<typeof BackendSchema>;

const EnvSchema = BackendSchema.partial()
  .extend({
    PUBLIC_ORIGIN: origin,
    PUBLIC_STORE_DOMAIN: storeDomain,
    PUBLIC_CHECKOUT_DOMAIN: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host such as checkout.shop.example'),
    PUBLIC_STOREFRONT_API_TOKEN: z.string().length(32, 'the 32 characters of the public Storefront API token'),
    PRIVATE_STOREFRONT_API_TOKEN: z
      .string()
      .min(1)
      .refine((token) => !isPublicStorefrontToken(token), 'the private Storefront API token, not the public one'),
    PUBLIC_STOREFRONT_ID: z.string().optional(),
    /** The header in which the trusted proxy passes the buyer's address; clients can forge any other. */
    BUYER_IP_HEADER: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/i, 'the name of a header, or none')
      .toLowerCase()
      .default('none'),
    /** Encrypt the session cookie: the first encrypts, all decrypt. Absent for a guest-only shop. */
    SESSION_SECRETS: secrets.default([]),
    /** The Google OAuth client; without it Google sign-in is not offered. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    /** The origin of the local stand-in for Google. */
    GOOGLE_ORIGIN: origin.refine((text) => isLoopback(new URL(text).host), 'absent outside of this machine').optional(),
    /** Finds and creates customers for people who sign in with Google; without it none is matched by email. */
    PRIVATE_ADMIN_API_TOKEN: z.string().optional(),
    /** Instead of the token: the app's credentials, which are exchanged for expiring tokens. */
    SHOPIFY_ADMIN_CLIENT_ID: z.string().optional(),
    SHOPIFY_ADMIN_CLIENT_SECRET: z.string().optional(),
    /** Whether the store has classic accounts with passwords, which stores opened since 2026 lack. */
    PASSWORD_ACCOUNTS: z.enum(['on', 'off'], 'on or off').default('off'),
    /** Whether browsers save recipes; `off` also deletes those that were saved when a recipe is opened again. */
    RECIPES_OFFLINE: z.enum(['on', 'off'], 'on or off').default('on'),
    /** Whether the statistics of visits are collected; `off` also drops what open pages still send. */
    ANALYTICS: z.enum(['on', 'off'], 'on or off').default('on'),
    /** Whether Shopify's own reports count the visits of people who agreed; needs `SHOP_ID`. */
    SHOPIFY_ANALYTICS: z.enum(['on', 'off'], 'on or off').default('off'),
    /** The store's id and its Customer Account API client; without them no sign-in codes are sent. */
    SHOP_ID: z.string().regex(/^\d+$/, 'a number').optional(),
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: z.string().optional(),
    /** Shopify signs webhooks with one of these; during a rotation both are valid. */
    SHOPIFY_WEBHOOK_SECRETS: secretList
      .refine((list) => list.every(Boolean), 'secrets, the newest first, with commas between them')
      .optional(),
    /** Each authorizes a timer to start an order reconciliation; during a rotation both are valid. */
    RECONCILE_SECRET: secrets.optional(),
    /** An HTTP mail API that accepts `{from, to, subject, text, html, headers}`; without it no mail is sent. */
    MAIL_API_URL: webAddress.optional(),
    MAIL_API_KEY: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    /** The postal address of the sender, without which no mail is sent that advertises. */
    MAIL_POSTAL_ADDRESS: z
      .string()
      .trim()
      .regex(/^[^\r\n]{10,300}$/, 'the postal address of the sender, on one line')
      .optional(),
    /** Who mails the confirmation of an order; Shopify's own has no switch in its admin. */
    ORDER_CONFIRMATION: z.enum(['storefront', 'shopify'], 'storefront or shopify').default('storefront'),
    /** Who is told about problems of the storefront: one mailbox, which may be that of a group. */
    ALERT_MAIL_TO: z.string().refine(isEmailAddress, 'the address of one mailbox').optional(),
    /** An incoming webhook in the format of Slack, whose address is a secret. */
    ALERT_WEBHOOK_URL: webAddress.optional(),
    /** After how long without a webhook of the store somebody is told, and during which hours of the shop. */
    ALERT_WEBHOOK_SILENCE_MINUTES: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'minutes, from 1 to 9999')
      .transform(Number)
      .optional(),
    ALERT_TRADING_HOURS: clockHours.optional(),
    /** When only critical problems are reported; the others wait until then. */
    ALERT_QUIET_HOURS: clockHours.optional(),
    /** The customer's id at a service that keeps reviews, and its widget; without them the page offers none. */
    REVIEWS_COMPANY_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'at most 64 letters, digits, - and _')
      .optional(),
    REVIEWS_SCRIPT_URL: webAddress.optional(),
    /** For local browsers that reject `Secure` cookies: a session cookie without it. */
    LOCAL_PLAIN_COOKIES: z.enum(['0', '1'], '1 or nothing').optional(),
  })
  .superRefine(together(BACKEND_KEYS, ['SESSION_SECRETS']))
  .superRefine(together(ADMIN_CLIENT_KEYS))
  .superRefine(refuseSecretsForBrowsers)
  .superRefine(refuseTwoAdminTokens)
  .superRefine(refuseAnalyticsOfUnknownShop)
  .superRefine(together(MAIL_KEYS))
  .superRefine(together(REVIEWS_KEYS))
  .superRefine(together(SILENCE_KEYS))
  .superRefine(refuseAlertsWithoutChannel)
  .superRefine(refuseOrdersWithoutPlace)
  .superRefine(refusePlainCookies);

/** Requires a database and Admin API access if a real store receives order webhooks. */
function refuseOrdersWithoutPlace(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (given.SHOPIFY_WEBHOOK_SECRETS === undefined || isLocalStore(given.PUBLIC_STORE_DOMAIN)) return;
  const adminKey = given.PRIVATE_ADMIN_API_TOKEN === undefined ? 'SHOPIFY_ADMIN_CLIENT_ID' : 'PRIVATE_ADMIN_API_TOKEN';
  for (const key of ['SUPABASE_URL', adminKey])
    if (given[key] === undefined)
      context.addIssue({code: 'custom', path: [key], message: 'given when SHOPIFY_WEBHOOK_SECRETS is'});
}

/** Requires what alerts are found and sent by: half of it would be silent when it is needed. */
function refuseAlertsWithoutChannel(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const require = (key: string, message: string) => {
    if (given[key] === undefined) context.addIssue({code: 'custom', path: [key], message});
  };
  const channel = (['ALERT_MAIL_TO', 'ALERT_WEBHOOK_URL'] as const).find((key) => given[key] !== undefined);
  const rule = ([...SILENCE_KEYS, 'ALERT_QUIET_HOURS'] as const).find((key) => given[key] !== undefined);
  if (channel) for (const key of ['SUPABASE_URL', 'RECONCILE_SECRET']) require(key, `given when ${channel} is`);
  else if (rule) require('ALERT_MAIL_TO', `given, or ALERT_WEBHOOK_URL, when ${rule} is`);
  if (given.ALERT_MAIL_TO !== undefined && !isLocalStore(given.PUBLIC_STORE_DOMAIN))
    require('MAIL_API_URL', 'given when ALERT_MAIL_TO is');
}

/** Allows an insecure session cookie only in local development. */
function refusePlainCookies(
  given: {LOCAL_PLAIN_COOKIES?: string; PUBLIC_ORIGIN: string},
  context: z.RefinementCtx,
): void {
  if (given.LOCAL_PLAIN_COOKIES !== '1' || !URL.canParse(given.PUBLIC_ORIGIN)) return;
  const isHere = process.env.NODE_ENV !== 'production' && isLoopback(new URL(given.PUBLIC_ORIGIN).host);
  if (!isHere)
    context.addIssue({
      code: 'custom',
      path: ['LOCAL_PLAIN_COOKIES'],
      message: 'absent outside of development on this machine',
    });
}

export type AppConfig = z.infer<typeof EnvSchema>;

/**
 * Returns the backend's settings, or null for a guest-only shop. Every request asks several times, so they are parsed once
 * for each configuration.
 */
export function backendOf(config: AppConfig): BackendConfig | null {
  const known = backends.get(config);
  if (known !== undefined) return known;
  const backend = BackendSchema.safeParse(config).data ?? null;
  backends.set(config, backend);
  return backend;
}

const backends = new WeakMap<AppConfig, BackendConfig | null>();

/** Thrown for invalid or missing settings; the message names every key and no value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Hydrogen's variables that the platform sets; this app does not read them. */
const SET_BY_PLATFORM = ['PUBLIC_CUSTOMER_ACCOUNT_API_URL'];

/**
 * Returns a log line for each setting of an unknown name that resembles a known one, which the line suggests.
 */
export const getUnknownSettings = (env: Readonly<Record<string, unknown>>): readonly string[] =>
  describeUnknownSettings(Object.keys(env), [...Object.keys(EnvSchema.shape), ...SET_BY_PLATFORM]);

/**
 * Parses the worker's environment. No host, account or secret has a default.
 * @param env the worker's bindings; empty strings count as absent
 * @throws ConfigError naming each invalid key and its rule, never its value
 */
export function parseConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({path, message}) => {
    const key = path.join('.');
    return `${key}: ${key in given ? `must be ${message}` : 'is missing'}`;
  });
  const lines = [...faults, ...getUnknownSettings(given)].map((line) => `  ${line}`);
  throw new ConfigError(`These settings are wrong or missing:\n${lines.join('\n')}\nSee .env.example for every key.`);
}
