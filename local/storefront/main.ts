import {serveStorefront} from './serve-storefront';

/** Bindings that make the worker another shop; the rest of this process's environment is none of its business. */
const BINDINGS = [
  'PUBLIC_ORIGIN',
  'PUBLIC_STORE_DOMAIN',
  'PUBLIC_CHECKOUT_DOMAIN',
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'PUBLIC_STOREFRONT_ID',
  'SESSION_SECRETS',
  'PASSWORD_ACCOUNTS',
  'LOCAL_PLAIN_COOKIES',
  'SHOP_ID',
  'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID',
  'PUBLIC_CUSTOMER_ACCOUNT_API_URL',
  'BUYER_IP_HEADER',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_JWT_SIGNING_KEY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_ORIGIN',
  'PRIVATE_ADMIN_API_TOKEN',
  'SHOPIFY_ADMIN_CLIENT_ID',
  'SHOPIFY_ADMIN_CLIENT_SECRET',
  'SHOPIFY_WEBHOOK_SECRETS',
  'RECONCILE_SECRET',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
];

const env = Object.fromEntries(BINDINGS.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
const storefront = await serveStorefront({
  port: Number(process.env.PORT ?? 3000),
  env,
  mediaOrigin: process.env.LOCAL_SHOP_ORIGIN || null,
  accountOrigin: process.env.LOCAL_SHOP_ORIGIN || null,
});
console.log(`storefront ${storefront.origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void storefront.close().then(() => process.exit(0)));
}
