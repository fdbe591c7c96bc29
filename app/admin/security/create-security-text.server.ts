import {toMailUrl} from '~/core/email-address';
import type {AppContext} from '~/platform/context.server';
import {findSupportEmail} from '~/platform/shopify/support-email.server';

const DAY_MS = 86_400_000;
/** RFC 9116 requires an expiry date less than a year ahead. */
const LIFETIME_DAYS = 180;

/**
 * Creates the `security.txt` of RFC 9116 with the merchant's `support_email` and the contact page.
 * @param now in milliseconds; the text changes once per day
 */
export async function createSecurityText(
  context: Pick<AppContext, 'config' | 'storefront' | 'report'>,
  now: number = Date.now(),
): Promise<string> {
  const {PUBLIC_ORIGIN} = context.config;
  const email = await findSupportEmail(context);
  const expires = new Date((Math.floor(now / DAY_MS) + LIFETIME_DAYS) * DAY_MS);
  return [
    ...(email ? [`Contact: ${toMailUrl(email)}`] : []),
    `Contact: ${PUBLIC_ORIGIN}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${PUBLIC_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');
}
