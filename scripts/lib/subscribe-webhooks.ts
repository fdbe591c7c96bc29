import {registerWebhooks} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';

/* `npm run webhooks:register`: subscribes the storefront of these settings to the webhooks of its store. */
const config = parseConfig(process.env);
const uri = `${config.PUBLIC_ORIGIN}/webhooks/shopify`;
const admin = createAdmin(config);
if (!admin) throw new Error('SHOPIFY_ADMIN_CLIENT_ID is missing: subscribing to webhooks needs the Admin API.');

const registrations = await registerWebhooks(admin, SUBSCRIBED_TOPICS, uri);
const width = Math.max(...registrations.map(({topic}) => topic.length));
const lines = registrations.map(({topic, outcome}) => `${topic.padEnd(width)}  ${outcome}`);
const privacy =
  'customers/redact, customers/data_request and shop/redact are settings of the app: see docs/webhooks.md.';
console.warn([`${config.PUBLIC_STORE_DOMAIN} → ${uri}`, ...lines, privacy].join('\n'));
process.exitCode = registrations.some(({outcome}) => outcome.startsWith('rejected')) ? 1 : 0;
