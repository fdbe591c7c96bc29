import {isEmailAddress} from '~/core/email-address';
import type {AppContext} from '../context.server';
import {findSettingFields} from './storefront-settings.server';

/** Returns the merchant's support address; null if there is none, or it cannot be read. */
export async function findSupportEmail(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string | null> {
  const email = (await findSettingFields(context)).get('support_email') ?? '';
  return isEmailAddress(email) ? email : null;
}
