import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';

const DAY_MS = 86_400_000;
/** The format wants a date less than a year ahead, after which the contact is to be looked up again. */
const GOOD_FOR_DAYS = 180;

const EmailSchema = z.email();

/**
 * Writes where to report a weakness of this shop, in the format of RFC 9116: to the merchant's `support_email`, and by the
 * contact page.
 * @param now milliseconds; the text changes once a day
 */
export async function createSecurityText(
  context: Pick<AppContext, 'config' | 'storefront' | 'report'>,
  now: number = Date.now(),
): Promise<string> {
  const {PUBLIC_ORIGIN} = context.config;
  const email = EmailSchema.safeParse((await findSettingFields(context)).get('support_email')).data;
  const expires = new Date((Math.floor(now / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS);
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${PUBLIC_ORIGIN}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${PUBLIC_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');
}
