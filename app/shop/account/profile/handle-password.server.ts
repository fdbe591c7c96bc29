import {fail, succeed} from '~/core/result';
import {moveCart} from '~/platform/shopify/move-cart.server';
import {PasswordSchema} from '../account-schemas';
import {handleAccountForm} from '../handle-account-form.server';
import {openAccount, type Account, type AccountRequestContext, type AccountArgs} from '../open-account.server';
import {changePassword} from './change-password.server';
import {findPasswordAccount} from './find-password-account.server';
import {findPerson} from './find-person.server';

const PATH = '/profile/password';

/** The rule for passwords, which the route passes from the identity feature. */
interface PasswordRules {
  isWeakPassword(password: string, own: readonly string[]): boolean;
}

/**
 * Whether there is a password to change: 'known' after signing in with it, 'possible' for an account of the shop that may
 * have one, else 'none'.
 */
export type PasswordState = 'known' | 'possible' | 'none';

/** Loads the password page; null if the account layout shows something else. */
export async function loadPassword({context}: AccountArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const {claims} = access.account;
  // Changes with every sign-in and password change, so that the form is reset after it succeeded.
  return {password: await findPasswordState(context, access.account), provenAtMs: claims.provenAtMs};
}

async function findPasswordState(context: AccountRequestContext, {claims, live}: Account): Promise<PasswordState> {
  if (context.config.PASSWORD_ACCOUNTS === 'off' || claims.customerToken) return 'known';
  return (await findPasswordAccount(context, live.user_id)) ? 'possible' : 'none';
}

export const handlePassword = (args: AccountArgs, {isWeakPassword}: PasswordRules) =>
  handleAccountForm({
    args,
    operation: 'password',
    schema: PasswordSchema,
    async save(account, change) {
      const {context} = args;
      if (context.config.PASSWORD_ACCOUNTS === 'off') return succeed({path: PATH, notice: 'password-not-yet'});
      const {name, email} = await findPerson(context, account.live.user_id);
      if (isWeakPassword(change.newPassword, [name, email ?? ''])) {
        const message = 'This password is easy to guess. Please choose another one.';
        return fail({kind: 'refused', field: 'newPassword', message});
      }
      const changed = await changePassword(context, account, change);
      if (!changed.ok) return changed;
      // The change revoked the token of the cart's buyer.
      await moveCart(context);
      const notice = changed.value.endedElsewhere ? 'password-changed' : 'password-changed-here';
      return succeed({path: PATH, notice});
    },
  });
