import {data} from '@shopify/remix-oxygen';
import {PERSONAL_DATA_POLICY} from '~/core/policy';
import {createMailer} from '~/platform/mail/mailer.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {
  openAccount,
  type Account,
  type AccountArgs,
  type AccountRequestContext,
} from '~/shop/account/open-account.server';

const HOUR_MS = 3_600_000;

/** A change that the person asked for: what it waits for, or what became of it. */
export interface EmailChangeView {
  readonly newEmail: string;
  readonly state: 'waits' | 'applying' | 'expired' | 'taken' | 'refused';
  readonly isOldConfirmed: boolean;
  readonly isNewConfirmed: boolean;
}

/** Whether the address can be changed here: 'google' for a person without an account of the shop. */
export type EmailAccess = 'open' | 'google' | 'off';

/** Loads the page of the email address; null if the account layout shows something else. */
export async function loadEmail({context}: AccountArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const {account} = access;
  const change = await nullIfUnavailable(context, async () => ({pending: await findChange(context, account)}));
  return data({access: getEmailAccess(context, account), change}, {status: change ? 200 : 503});
}

export function getEmailAccess({config}: AccountRequestContext, {live}: Account): EmailAccess {
  if (live.shopify_customer_id === null) return 'google';
  return createAdmin(config) && createMailer(config) ? 'open' : 'off';
}

async function findChange({backend}: AccountRequestContext, {live}: Account): Promise<EmailChangeView | null> {
  const [row] = await backend.call('find_email_change', {p_user_id: live.user_id});
  if (!row || row.outcome === 'changed') return null;
  const isOldConfirmed = row.is_old_confirmed;
  const isNewConfirmed = row.is_new_confirmed;
  const isOver = Date.parse(row.requested_at) < Date.now() - PERSONAL_DATA_POLICY.linkHours * HOUR_MS;
  return {newEmail: row.new_email, isOldConfirmed, isNewConfirmed, state: toState(row.outcome, isOver)};

  function toState(outcome: string | null, hasExpired: boolean): EmailChangeView['state'] {
    if (outcome === 'taken' || outcome === 'refused') return outcome;
    if (isOldConfirmed && isNewConfirmed) return 'applying';
    return hasExpired ? 'expired' : 'waits';
  }
}
