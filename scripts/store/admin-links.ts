/** What no command can do, and where in the Shopify admin a person does it. */
const TASKS: readonly (readonly [path: string, task: string])[] = [
  ['settings/shipping', 'Shipping: the three rates for the United States, which --shipping enters'],
  ['online_store/preferences', 'Password: remove it when the shop opens; it needs a paid plan'],
  ['themes', 'Theme: one that redirects to the storefront'],
  ['settings/payments', 'Payments: activate a provider'],
  ['settings/branding', 'Brand: the cover image, which is the hero picture'],
  ['settings/customer_accounts', 'Customer accounts: turn them on'],
  ['settings/domains', 'Domains: the primary domain, which shows the checkout'],
  ['apps', 'Headless: the permissions of the storefront, and the Customer Account API'],
  ['apps/search-and-discovery', 'Search & Discovery: the filters, catalog.heat among them'],
];

const SUFFIX = '.myshopify.com';

/** Returns the address of a page of the Shopify admin. */
export const adminLink = (domain: string, path: string): string =>
  `https://admin.shopify.com/store/${domain.replace(SUFFIX, '')}/${path}`;

/** Returns the tasks of a person, with a link each. */
export const personalTasks = (domain: string): readonly string[] => [
  ...TASKS.map(([path, task]) => `    ${task}: ${adminLink(domain, path)}`),
  '    The app: its request for protected customer data, and its webhooks about privacy (docs/webhooks.md): https://dev.shopify.com/dashboard',
  '    docs/deploy.md#what-is-left-by-hand counts every input.',
];
