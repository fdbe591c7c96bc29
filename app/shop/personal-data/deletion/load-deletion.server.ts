import {data} from '@shopify/remix-oxygen';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {openAccount, type AccountArgs} from '~/shop/account/open-account.server';

/** What a person must know before they delete their account. */
export interface DeletionView {
  /** How they prove who they are: with the password that they signed in with, or by a mailed link. */
  readonly proof: 'password' | 'mail' | 'staff';
  readonly hasOrderOnItsWay: boolean;
  readonly isLinkMailed: boolean;
}

/** Loads the page that asks before an account is deleted; null if the account layout shows something else. */
export async function loadDeletion({context}: AccountArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const {live, claims} = access.account;
  const found = await nullIfUnavailable(context, async () => {
    const [row] = await context.backend.call('find_account_deletion', {p_user_id: live.user_id});
    const proof = claims.customerToken ? 'password' : 'mail';
    return {
      proof: row?.is_staff ? 'staff' : proof,
      hasOrderOnItsWay: row?.has_order_on_its_way ?? false,
      isLinkMailed: row?.is_link_mailed ?? false,
    } satisfies DeletionView;
  });
  return data({found}, {status: found ? 200 : 503});
}
