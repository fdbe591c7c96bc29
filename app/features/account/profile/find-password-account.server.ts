import {z} from 'zod';
import {createAdmin} from '~/platform/shopify/admin.server';
import type {AccountRequestContext} from '../open-account.server';
import {PASSWORD_ACCOUNT_QUERY} from './password-account.admin.gql';

const AnswerSchema = z.object({
  customer: z
    .object({
      state: z.string().nullish(),
      defaultEmailAddress: z.object({emailAddress: z.string().nullish()}).nullish(),
    })
    .nullable(),
});

/** The shop's account behind a person who has signed in without a password. */
export interface PasswordAccount {
  readonly customerId: string;
  readonly email: string;
}

type Context = Pick<AccountRequestContext, 'backend' | 'config' | 'report'>;

/**
 * Finds the shop's account whose password a person may know, or null if there is none. No API says whether an active
 * account has a password; a customer whose account was never opened has none.
 * @throws BackendUnavailable when the database does not answer
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

/** Returns null without access to the Admin API, and when it does not answer: then the password itself decides. */
async function readCustomer({config, report}: Context, id: string) {
  try {
    return (await createAdmin(config)?.ask(PASSWORD_ACCOUNT_QUERY, {id}, AnswerSchema))?.customer ?? null;
  } catch (error) {
    report(error);
    return null;
  }
}
