import {adminLink} from '../admin-links';
import type {StoreFacts} from '../preflight';
import type {Finding} from './finding';

const TIMEOUT_MS = 15_000;

/** What the home page of the Online Store does. */
type HomePage = 'leads-to-storefront' | 'password' | 'theme' | 'unreachable';

async function findHomePage(url: string, storefrontOrigin: string): Promise<HomePage> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL('/', url), {redirect: 'manual', signal}).catch(() => null);
  if (!response) return 'unreachable';
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  if (target?.pathname === '/password') return 'password';
  if (target) return target.origin === storefrontOrigin ? 'leads-to-storefront' : 'theme';
  // A theme redirects in the browser: its page has the address.
  const text = await response.text().catch(() => '');
  return text.includes(new URL(storefrontOrigin).host) ? 'leads-to-storefront' : 'theme';
}

/** Checks whether shoppers who come to the store's own domain, as from a mail of Shopify, get to the storefront and the checkout. */
export async function checkOnlineStore(facts: StoreFacts, storefrontOrigin: string): Promise<Finding[]> {
  const {primaryUrl, primaryHost, myshopifyDomain} = facts;
  if (new URL(primaryUrl).host === new URL(storefrontOrigin).host) return [];
  const area = 'Online Store';
  switch (await findHomePage(primaryUrl, storefrontOrigin)) {
    case 'leads-to-storefront':
      return [];
    case 'password':
      return [
        {
          level: 'problem',
          area,
          message: 'a password protects the store: the checkout asks shoppers for it',
          link: adminLink(myshopifyDomain, 'online_store/preferences'),
        },
      ];
    case 'theme':
      return [
        {
          level: 'warning',
          area,
          message: `${primaryHost} shows a theme, where links of Shopify's mails lead: publish one that redirects to ${storefrontOrigin}`,
          link: adminLink(myshopifyDomain, 'themes'),
        },
      ];
    case 'unreachable':
      return [{level: 'warning', area, message: `cannot be checked: ${primaryHost} cannot be reached`}];
  }
}
