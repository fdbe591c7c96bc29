import {z} from 'zod';
import {createAdmin} from '~/platform/shopify/admin.server';
import type {AccountRequestContext} from '../open-account.server';
import {PASSWORD_ACCOUNT_QUERY} from './password-account.admin.gql';

const ResponseSchema = z.object({
  customer: z
    .object({
      state: z.string().nullish(),
      defaultEmailAddress: z.object({emailAddress: z.string().nullish()}).nullish(),
    })
    .nullable(),
});

/** The Shopify customer of a person who signed in without a password. */
export interface PasswordAccount {
  readonly customerId: string;
  readonly email: string;
}

type Context = Pick<AccountRequestContext, 'backend' | 'config' | 'report'>;

/**
 * Finds the customer account of a person that may have a password; null if there is none. No API reveals whether an
 * active customer has a password; a customer who was never activated has none.
 * @throws BackendUnavailable if the database is down
 */
export async function findPasswordAccount(context: Context, userId: string): Promise<PasswordAccount | null> {
  const [viewer] = await context.backend.call('find_viewer', {p_user_id: userId});
  const customerId = viewer?.shopify_customer_id;
  if (!customerId) return null;
  const customer = await readCustomer(context, customerId);
  if (customer?.state && customer.state !== 'ENABLED') return null;
  const email = customer?.defaultEmailAddress?.emailAddress ?? viewer.email;
  return email ? {customerId, email} : null;
}

/** Finds the customer; null without access to the Admin API or if it fails, so that the password itself decides. */
async function readCustomer({config, report}: Context, id: string) {
  try {
    return (await createAdmin(config)?.query(PASSWORD_ACCOUNT_QUERY, {id}, ResponseSchema))?.customer ?? null;
  } catch (error) {
    report(error);
    return null;
  }
}
