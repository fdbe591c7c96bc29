import {fail, succeed, type Result} from '~/core/result';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {IdentityNotice} from '../identity-notices';
import {createPasswordAccounts, type Credentials} from '../password/password-accounts.server';
import {
  withFailureLimit,
  provePassword,
  toProof,
  type ProvenCustomer,
  type SignInContext,
} from '../password/sign-in.server';
import type {IdentityProblem} from '../problems/identity-problem';
import {linkByProof} from './link-by-proof.server';

/** The notice for the person; null if their session has ended. */
type Outcome = Result<IdentityNotice | null, IdentityProblem>;

/**
 * Links the shop account with this password to the signed-in person, under the rate limit of sign-in. The password
 * proves the account and no email address, so the addresses need not match.
 */
export const linkByPassword = (context: SignInContext, credentials: Credentials): Promise<Outcome> =>
  withFailureLimit(context, credentials.email, async (): Promise<Outcome> => {
    const proven = await provePassword(createPasswordAccounts(context), credentials);
    return proven.ok ? linkCustomerAccount(context, proven.value) : proven;
  });

async function linkCustomerAccount(context: SignInContext, proven: ProvenCustomer): Promise<Outcome> {
  const {token} = proven;
  const forgetToken = () => context.waitUntil(createPasswordAccounts(context).signOut(token));
  try {
    const outcome = await linkByProof(context, toProof(proven));
    if (outcome !== 'linked') forgetToken();
    return succeed(outcome);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    context.report(error);
    forgetToken();
    return fail({kind: 'backend-down'});
  }
}
