import {z} from 'zod';
import type {AppContext} from '../context.server';
import {findSettingFields} from './storefront-settings.server';

const EmailSchema = z.email();

/** Returns the merchant's support address; null if there is none, or it cannot be read. */
export async function findSupportEmail(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string | null> {
  return EmailSchema.safeParse((await findSettingFields(context)).get('support_email')).data ?? null;
}
