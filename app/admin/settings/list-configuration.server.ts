import type {AppConfig} from '~/platform/env.server';
import type {ConfigurationView} from './settings-view';

type Name = keyof AppConfig;

interface Part extends Omit<ConfigurationView, 'isConfigured'> {
  readonly names: readonly Name[];
  /** Returns whether the part works; by default all of its settings are needed. */
  readonly isConfigured?: (config: AppConfig) => boolean;
}

const PARTS: readonly Part[] = [
  {
    title: 'Storefront',
    names: [
      'PUBLIC_ORIGIN',
      'PUBLIC_STORE_DOMAIN',
      'PUBLIC_CHECKOUT_DOMAIN',
      'PUBLIC_STOREFRONT_API_TOKEN',
      'PRIVATE_STOREFRONT_API_TOKEN',
    ],
    fix: 'Take these from Shopify’s Headless channel.',
  },
  {
    title: 'Accounts and orders',
    names: [
      'SUPABASE_URL',
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'SUPABASE_JWT_SIGNING_KEY',
      'SESSION_SECRETS',
    ],
    fix: 'Set them together: docs/hosted-backend.md says how.',
  },
  {
    title: 'Admin API',
    names: ['SHOPIFY_ADMIN_CLIENT_ID', 'SHOPIFY_ADMIN_CLIENT_SECRET', 'PRIVATE_ADMIN_API_TOKEN'],
    isConfigured: (config) => has(config, 'PRIVATE_ADMIN_API_TOKEN') || has(config, 'SHOPIFY_ADMIN_CLIENT_ID'),
    fix: 'Create an app in Shopify’s Dev Dashboard, install it on the store and set its client ID and secret; an older app has a token instead.',
  },
  {
    title: 'Webhooks',
    names: ['SHOPIFY_WEBHOOK_SECRETS'],
    fix: 'Without it no order arrives here: subscribe to the store’s webhooks as docs/webhooks.md says.',
  },
  {
    title: 'Reconciliation',
    names: ['RECONCILE_SECRET'],
    fix: 'Without it orders whose webhooks were lost stay missing: set a secret of 32 characters and let a timer call the storefront.',
  },
  {
    title: 'Mail',
    names: ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'],
    fix: 'Without them no mail is sent, those to subscribers wait, and no admin can set up an authenticator app: set the address, the key and the sender of an HTTP mail service.',
  },
  {
    title: 'Alerts',
    names: ['ALERT_MAIL_TO', 'ALERT_WEBHOOK_URL'],
    isConfigured: (config) => has(config, 'ALERT_MAIL_TO') || has(config, 'ALERT_WEBHOOK_URL'),
    fix: 'Without one of them nobody is told when the storefront fails: set a mailbox, or an incoming webhook in the format of Slack.',
  },
  {
    title: 'Sign-in with a code',
    names: ['SHOP_ID', 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'],
    fix: 'Take both from Headless → your storefront → Customer Account API.',
  },
  {
    title: 'Sign-in with a password',
    names: ['PASSWORD_ACCOUNTS'],
    isConfigured: ({PASSWORD_ACCOUNTS: accounts}) => accounts === 'on',
    fix: 'Set it to on only if the store still has classic accounts.',
  },
  {
    title: 'Sign-in with Google',
    names: ['GOOGLE_CLIENT_ID'],
    fix: 'Create an OAuth client in the Google Cloud console and set its client ID.',
  },
  {
    title: 'Reviews service',
    names: ['REVIEWS_COMPANY_ID', 'REVIEWS_SCRIPT_URL'],
    fix: 'Without it the home page shows the testimonials of the shop only: set the company id and the address of the widget’s script.',
  },
  {
    title: 'Limits per client',
    names: ['BUYER_IP_HEADER'],
    isConfigured: ({BUYER_IP_HEADER: header}) => header !== 'none',
    fix: 'Name the header in which your proxy passes the buyer’s address; without it attempts are limited per account only.',
  },
];

function has(config: AppConfig, name: Name): boolean {
  const value = config[name];
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
}

/** Returns which parts of the configuration are there, by the names of their settings, and how to add those that are not. */
export const listConfiguration = (config: AppConfig): readonly ConfigurationView[] =>
  PARTS.map(({title, names, fix, isConfigured}) => ({
    title,
    names,
    fix,
    isConfigured: isConfigured ? isConfigured(config) : names.every((name) => has(config, name)),
  }));
