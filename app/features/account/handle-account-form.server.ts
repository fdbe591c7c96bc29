import type {z} from 'zod';
import {customerErrorLine} from '~/core/customer-errors';
import {fail, type Result} from '~/core/result';
import {fieldOf, parseForm, readForm} from '~/platform/form.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {takeAttempt} from '~/platform/throttle.server';
import {OWNER_FIELD} from './account-schemas';
import type {AccountProblem} from './account-problem';
import type {AccountNotice} from './account-notices';
import {forgetShopifyToken, openAccount, type Account, type AccountArgs} from './open-account.server';
import type {AccountOperation} from './account-problem-copy';
import {redirectWithNotice, replyWithAccountFieldErrors, replyWithAccountProblem} from './account-reply.server';

/** More than anybody saves by hand, and little to those who do not. */
const LIMIT = {attempts: 60, seconds: 600};

/** Where a form leads that has done its work, and what the page there says. */
interface FormSuccess {
  readonly path: string;
  readonly notice: AccountNotice;
}

/** What a form is judged by, and what is done with one that is right. */
interface AccountFormOptions<Schema extends z.ZodObject> {
  readonly args: AccountArgs;
  readonly operation: AccountOperation;
  readonly schema: Schema;
  save(account: Account, values: z.output<Schema>): Promise<Result<FormSuccess, AccountProblem>>;
}

/**
 * Takes a form of the account area: from the person whose page it stood on, not too often, with fields that are right.
 * What was typed comes back with every refusal but one: what somebody else typed is none of this person's business.
 */
export async function handleAccountForm<Schema extends z.ZodObject>({
  args,
  operation,
  schema,
  save,
}: AccountFormOptions<Schema>) {
  const {context, request} = args;
  const form = await readForm(request);
  if (!form) return replyWithAccountProblem(operation, {kind: 'unreadable'});
  const submission = parseForm(form, schema);
  const access = await openAccount(context);
  if (access.kind !== 'open') {
    if (access.kind === 'signed-out') context.report(customerErrorLine(operation, 'TOKEN_REQUIRED'));
    return replyWithAccountProblem(
      operation,
      {kind: access.kind === 'closed' ? 'backend-down' : 'signed-out'},
      submission,
    );
  }
  const {account} = access;
  if (fieldOf(form, OWNER_FIELD) !== account.live.user_id)
    return redirectWithNotice(context, '/profile', 'account-of-another');
  if (submission.status !== 'success') return replyWithAccountFieldErrors(submission);
  const allowance = await takeAttempt(context.backend, [`account:${account.live.user_id}`], LIMIT);
  if (!allowance.isAllowed)
    return replyWithAccountProblem(
      operation,
      {kind: 'throttled', retryAfterSeconds: allowance.retryAfterSeconds},
      submission,
    );
  const done = await save(account, submission.value).catch(toBackendDown(context.report));
  if (done.ok) return redirectWithNotice(context, done.value.path, done.value.notice);
  if (done.error.kind === 'signed-out') await forgetShopifyToken(context, account.claims);
  if (done.error.kind === 'missing') return redirectWithNotice(context, '/profile/addresses', 'address-missing');
  return replyWithAccountProblem(operation, done.error, submission);
}

const toBackendDown =
  (report: AccountArgs['context']['report']) =>
  (error: unknown): Result<never, AccountProblem> => {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return fail({kind: 'backend-down'});
  };
