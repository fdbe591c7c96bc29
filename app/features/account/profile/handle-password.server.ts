import {fail, succeed} from '~/core/result';
import {moveCart} from '~/platform/shopify/move-cart.server';
import {PasswordSchema} from '../account-schemas';
import {handleAccountForm} from '../handle-account-form.server';
import {openAccount, type Account, type AccountRequestContext, type AccountArgs} from '../open-account.server';
import {changePassword} from './change-password.server';
import {findPasswordAccount} from './find-password-account.server';
import {findPerson} from './find-person.server';

const PATH = '/profile/password';

/** What the route lends from the feature that knows passwords. */
interface Lent {
  isWeakPassword(password: string, own: readonly string[]): boolean;
}

/**
 * Whether there is a password to change: 'known' after signing in with it, 'possible' for an account of the shop that may
 * have one, else 'none'.
 */
export type PasswordState = 'known' | 'possible' | 'none';

/** What the password page shows. Null where the frame around it shows something else. */
export async function loadPassword({context}: AccountArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const {claims} = access.account;
  // Changed by every new proof, so that a form which has done its work starts anew.
  return {password: await findPasswordState(context, access.account), provenAtMs: claims.provenAtMs};
}

async function findPasswordState(context: AccountRequestContext, {claims, live}: Account): Promise<PasswordState> {
  if (context.config.PASSWORD_ACCOUNTS === 'off' || claims.customerToken) return 'known';
  return (await findPasswordAccount(context, live.user_id)) ? 'possible' : 'none';
}

/** Takes a new password. */
export const handlePassword = (args: AccountArgs, {isWeakPassword}: Lent) =>
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
      // The change ended the token that the cart knew its buyer by.
      await moveCart(context);
      const notice = changed.value.endedElsewhere ? 'password-changed' : 'password-changed-here';
      return succeed({path: PATH, notice});
    },
  });
