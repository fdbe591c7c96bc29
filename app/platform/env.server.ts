import {z} from 'zod';
import {describeUnknownSettings} from './unknown-settings.server';

const SECRET_LENGTH = 32;
const BACKEND_KEYS = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_JWT_SIGNING_KEY',
] as const;
const ADMIN_CLIENT_KEYS = ['SHOPIFY_ADMIN_CLIENT_ID', 'SHOPIFY_ADMIN_CLIENT_SECRET'] as const;
const MAIL_KEYS = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'] as const;

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** @returns whether the store is the one on this machine */
export const isLocalStore = (domain: unknown): boolean =>
  typeof domain === 'string' && URL.canParse(domain) && isLoopback(new URL(domain).host);

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://shop.example');

/** The host that Shopify names a store by, which never changes; a store on this machine needs the scheme too. */
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

/** Secrets are sent there, so it speaks https; or it is on this machine. */
const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).host)),
    'an address that begins with https://',
  );

/** A private key on the curve P-256 that the backend knows the public half of. */
const signingKey = z.string().refine(isSigningKey, 'a private ES256 key as a JSON Web Key with a kid');

function isSigningKey(text: string): boolean {
  try {
    const {kty, crv, d, kid} = JSON.parse(text) as Record<string, unknown>;
    return kty === 'EC' && crv === 'P-256' && typeof d === 'string' && typeof kid === 'string';
  } catch {
    return false;
  }
}

const BackendSchema = z.object({
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  SUPABASE_JWT_SIGNING_KEY: signingKey,
});

/** Where accounts and orders are kept, and the keys to it. */
export type BackendConfig = z.infer<typeof BackendSchema>;

const EnvSchema = BackendSchema.partial()
  .extend({
    PUBLIC_ORIGIN: origin,
    PUBLIC_STORE_DOMAIN: storeDomain,
    PUBLIC_CHECKOUT_DOMAIN: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host such as checkout.shop.example'),
    PUBLIC_STOREFRONT_API_TOKEN: z.string().length(32, 'the 32 characters of the public Storefront API token'),
    PRIVATE_STOREFRONT_API_TOKEN: z.string().min(1, 'the private Storefront API token'),
    PUBLIC_STOREFRONT_ID: z.string().optional(),
    /** The header in which the trusted proxy passes the buyer's address; any other can be sent by anyone. */
    BUYER_IP_HEADER: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/i, 'the name of a header, or none')
      .toLowerCase()
      .default('none'),
    /** Encrypt the session cookie: the first seals, all of them open. None for a shop that sells to guests alone. */
    SESSION_SECRETS: secrets.default([]),
    /** The client that Google knows this shop as; without it Google is not offered. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    /** Where a stand-in for Google answers on this machine. */
    GOOGLE_ORIGIN: origin.refine((text) => isLoopback(new URL(text).host), 'absent outside of this machine').optional(),
    /** Finds and makes customers of the shop for people who come with Google; without it nobody is joined by address. */
    PRIVATE_ADMIN_API_TOKEN: z.string().optional(),
    /** In place of that token: the app's credentials, which are exchanged for tokens that expire. */
    SHOPIFY_ADMIN_CLIENT_ID: z.string().optional(),
    SHOPIFY_ADMIN_CLIENT_SECRET: z.string().optional(),
    /** Whether the store has classic accounts with passwords, as stores opened since 2026 have not. */
    PASSWORD_ACCOUNTS: z.enum(['on', 'off'], 'on or off').default('off'),
    /** The store's number and its Customer Account API client; without them no code is mailed. */
    SHOP_ID: z.string().regex(/^\d+$/, 'a number').optional(),
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: z.string().optional(),
    /** The shop signs its webhooks with one of these: while the secret is changed, with either. */
    SHOPIFY_WEBHOOK_SECRETS: secretList
      .refine((list) => list.every(Boolean), 'secrets, the newest first, with commas between them')
      .optional(),
    /** Lets a timer ask for a reconciliation of orders. */
    RECONCILE_SECRET: z.string().min(SECRET_LENGTH, `a secret of ${SECRET_LENGTH} characters or more`).optional(),
    /** An HTTP mail API that takes `{from, to, subject, text, html}`; without it no mail is sent. */
    MAIL_API_URL: webAddress.optional(),
    MAIL_API_KEY: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    /** For browsers that refuse `Secure` cookies on this machine: a session cookie without it. */
    LOCAL_PLAIN_COOKIES: z.enum(['0', '1'], '1 or nothing').optional(),
  })
  .superRefine(together(BACKEND_KEYS, ['SESSION_SECRETS']))
  .superRefine(together(ADMIN_CLIENT_KEYS))
  .superRefine(refuseTwoAdminTokens)
  .superRefine(together(MAIL_KEYS))
  .superRefine(refuseOrdersWithoutPlace)
  .superRefine(refusePlainCookies);

/** Settings that are of no use without each other, and what else they need. */
function together(keys: readonly string[], others: readonly string[] = []) {
  return (given: Readonly<Record<string, string | readonly string[] | undefined>>, context: z.RefinementCtx): void => {
    if (keys.every((key) => given[key] === undefined)) return;
    const missing = [...keys, ...others].filter((key) => given[key] === undefined || given[key].length === 0);
    for (const key of missing) context.addIssue({code: 'custom', path: [key], message: 'given when the others are'});
  };
}

/** Nobody should have to guess which of two tokens is used. */
function refuseTwoAdminTokens(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (given.PRIVATE_ADMIN_API_TOKEN === undefined || given.SHOPIFY_ADMIN_CLIENT_ID === undefined) return;
  const message = 'absent when SHOPIFY_ADMIN_CLIENT_ID is given';
  context.addIssue({code: 'custom', path: ['PRIVATE_ADMIN_API_TOKEN'], message});
}

/** A real store's orders must have a database to go to, and a way to be read again. */
function refuseOrdersWithoutPlace(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (given.SHOPIFY_WEBHOOK_SECRETS === undefined || isLocalStore(given.PUBLIC_STORE_DOMAIN)) return;
  const adminKey = given.PRIVATE_ADMIN_API_TOKEN === undefined ? 'SHOPIFY_ADMIN_CLIENT_ID' : 'PRIVATE_ADMIN_API_TOKEN';
  for (const key of ['SUPABASE_URL', adminKey])
    if (given[key] === undefined)
      context.addIssue({code: 'custom', path: [key], message: 'given when SHOPIFY_WEBHOOK_SECRETS is'});
}

/** A session cookie that any network can read is for a developer's own machine. */
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

/** The storefront's settings, parsed and complete. */
export type AppConfig = z.infer<typeof EnvSchema>;

/** @returns where accounts and orders are kept; null for a shop without a backend, which sells to guests alone */
export function backendOf(config: AppConfig): BackendConfig | null {
  return BackendSchema.safeParse(config).data ?? null;
}

/** Settings that are wrong or missing; the message names every key at fault and shows no value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Set by the platform for Hydrogen beside ours; nothing here reads them. */
const SET_BY_PLATFORM = ['PUBLIC_CUSTOMER_ACCOUNT_API_URL'];

/**
 * Finds settings whose names are probably misspelled.
 * @returns a line for each, naming the setting that was probably meant
 */
export const findUnknownSettings = (env: Readonly<Record<string, unknown>>): readonly string[] =>
  describeUnknownSettings(Object.keys(env), [...Object.keys(EnvSchema.shape), ...SET_BY_PLATFORM]);

/**
 * Parses the worker's environment; nothing has a built-in address, account or secret.
 * @param env the worker's bindings; strings that are empty count as absent
 * @returns the settings of the store that the environment names
 * @throws ConfigError naming each key at fault and what it must be, never what it holds
 */
export function parseConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({path, message}) => {
    const key = path.join('.');
    return `${key}: ${key in given ? `must be ${message}` : 'is missing'}`;
  });
  const lines = [...faults, ...findUnknownSettings(given)].map((line) => `  ${line}`);
  throw new ConfigError(`These settings are wrong or missing:\n${lines.join('\n')}\nSee .env.example for every key.`);
}
