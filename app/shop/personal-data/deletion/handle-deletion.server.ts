import {z} from 'zod';
import {PERSONAL_DATA_POLICY} from '~/core/policy';
import {fail, succeed, type Result} from '~/core/result';
import {sendAccountMails} from '~/orders/personal-data/send-account-mails.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import type {AccountNotice} from '~/shop/account/account-notices';
import type {AccountProblem} from '~/shop/account/account-problem';
import {handleAccountForm} from '~/shop/account/handle-account-form.server';
import type {Account, AccountArgs, AccountRequestContext} from '~/shop/account/open-account.server';
import {proveCurrentPassword} from '~/shop/account/profile/change-password.server';
import {DELETION_COPY, DELETION_PATH} from '../personal-data-copy';

const MAX_PASSWORD_LENGTH = 1_000;

const DeletionSchema = z.object({currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional()});

type Outcome = Result<{readonly path: string; readonly notice: AccountNotice}, AccountProblem>;

interface Options {
  /** Ends the session of this browser; the identity feature does it. */
  signOut(): Promise<unknown>;
}

/** Handles the form that deletes an account: after the password at once, else by a mailed link. */
export const handleDeletion = (args: AccountArgs, {signOut}: Options) =>
  handleAccountForm({
    args,
    operation: 'deletion',
    schema: DeletionSchema,
    async save(account, {currentPassword}) {
      const {context} = args;
      if (!account.claims.customerToken) return mailLink(context, account);
      if (!currentPassword)
        return fail({kind: 'refused', field: 'currentPassword', message: DELETION_COPY.passwordMissing});
      const proven = await proveCurrentPassword(context, account, currentPassword);
      if (!proven.ok) return proven;
      const planned = await planDeletion(context, account);
      if (planned.ok) await signOut();
      return planned;
    },
  });

async function planDeletion(context: AccountRequestContext, {live}: Account): Promise<Outcome> {
  const {backend, report, waitUntil} = context;
  const variables = {p_user_id: live.user_id, p_days: PERSONAL_DATA_POLICY.deletionDays};
  if ((await backend.call('request_account_deletion', variables)) === 'staff') return fail(STAFF);
  waitUntil(sendAccountMails(context).catch(report));
  return succeed({path: '/', notice: 'account-deletion-planned'});
}

async function mailLink(context: AccountRequestContext, {live}: Account): Promise<Outcome> {
  const {backend, report, waitUntil} = context;
  const attempt = await consumeAttempt(backend, 'deletion-mail', {person: live.user_id});
  if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
  const outcome = await backend.call('mail_deletion_link', {p_user_id: live.user_id});
  if (outcome === 'staff') return fail(STAFF);
  if (outcome !== 'mailed') return fail({kind: 'refused', message: DELETION_COPY.noAddress});
  waitUntil(sendAccountMails(context).catch(report));
  return succeed({path: DELETION_PATH, notice: 'deletion-link-mailed'});
}

const STAFF: AccountProblem = {kind: 'refused', message: DELETION_COPY.staffText};
