import {z} from 'zod';

const LOCAL_SHOP_ORIGIN = 'http://localhost:4000';

/** What a store on this machine answers to; a real store brings its own by environment variables. */
const LOCAL_DEFAULTS = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  PUBLIC_STORE_DOMAIN: LOCAL_SHOP_ORIGIN,
  PUBLIC_CHECKOUT_DOMAIN: 'localhost:4000',
  PUBLIC_STOREFRONT_API_TOKEN: '10ca15707ef40271e51a11a7ef00d0c5',
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_local_private',
};

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://shop.example');

/** A bare host, as Shopify names its stores; a store on this machine needs the scheme too. */
const storeDomain = z
  .string()
  .refine(
    (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) || (URL.canParse(text) && isLoopback(new URL(text).host)),
    'a host such as my-store.myshopify.com',
  );

const EnvSchema = z.object({
  PUBLIC_ORIGIN: origin,
  PUBLIC_STORE_DOMAIN: storeDomain,
  PUBLIC_CHECKOUT_DOMAIN: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host such as checkout.shop.example'),
  PUBLIC_STOREFRONT_API_TOKEN: z.string().length(32, 'the 32 characters of the public Storefront API token'),
  PRIVATE_STOREFRONT_API_TOKEN: z.string().min(1, 'the private Storefront API token'),
  PUBLIC_STOREFRONT_ID: z.string().optional(),
  /** Which header carries the buyer's address; any other can be sent by anyone. */
  BUYER_IP_HEADER: z
    .enum(['oxygen-buyer-ip', 'cf-connecting-ip', 'none'], 'oxygen-buyer-ip, cf-connecting-ip or none')
    .default('none'),
});

/** The storefront's settings, parsed and complete. */
export type AppConfig = z.infer<typeof EnvSchema>;

/** Settings that are wrong or missing; the message names every key at fault and shows no value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the environment once, at the door.
 * @param env the worker's bindings; strings that are empty count as absent
 * @returns settings for a real store, or for the local one when PUBLIC_STORE_DOMAIN is absent
 * @throws ConfigError naming each key at fault and what it wants, never what it holds
 */
export function parseConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const domain = given.PUBLIC_STORE_DOMAIN ?? LOCAL_SHOP_ORIGIN;
  // A real store must bring all of its settings: a default meant for this machine would fail there, later and less clearly.
  const isLocal = typeof domain === 'string' && URL.canParse(domain) && isLoopback(new URL(domain).host);
  const parsed = EnvSchema.safeParse(isLocal ? {...LOCAL_DEFAULTS, ...given} : given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({path, message}) => {
    const key = path.join('.');
    return `  ${key}: ${key in given ? `must be ${message}` : 'is missing'}`;
  });
  throw new ConfigError(`These settings are wrong or missing:\n${faults.join('\n')}\nSee .env.example for every key.`);
}
