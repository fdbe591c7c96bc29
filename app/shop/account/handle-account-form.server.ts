import type {z} from 'zod';
import {customerErrorLine} from '~/core/customer-errors';
import {fail, type Result} from '~/core/result';
import {fieldOf, parseForm, readForm} from '~/platform/form.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {OWNER_FIELD} from './owner-field';
import type {AccountProblem} from './account-problem';
import type {AccountNotice} from './account-notices';
import {dropShopifyToken, openAccount, type Account, type AccountArgs} from './open-account.server';
import type {AccountOperation} from './account-problem-copy';
import {redirectWithNotice, replyWithAccountFieldErrors, replyWithAccountProblem} from './account-reply.server';

interface FormSuccess {
  readonly path: string;
  readonly notice: AccountNotice;
}

interface AccountFormOptions<Schema extends z.ZodObject> {
  readonly args: AccountArgs;
  readonly operation: AccountOperation;
  readonly schema: Schema;
  save(account: Account, values: z.output<Schema>): Promise<Result<FormSuccess, AccountProblem>>;
}

/**
 * Handles a form of the account area: checks the session, the page's owner, the fields and the rate limit, then saves.
 * A form from another person's page is discarded, and its values are never sent back.
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
  const attempt = await consumeAttempt(context.backend, 'account', {person: account.live.user_id});
  if (!attempt.isAllowed)
    return replyWithAccountProblem(
      operation,
      {kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds},
      submission,
    );
  const saved = await save(account, submission.value).catch(toBackendDown(context.report));
  if (saved.ok) return redirectWithNotice(context, saved.value.path, saved.value.notice);
  if (saved.error.kind === 'signed-out') await dropShopifyToken(context, account.claims);
  if (saved.error.kind === 'missing') return redirectWithNotice(context, '/profile/addresses', 'address-missing');
  return replyWithAccountProblem(operation, saved.error, submission);
}

const toBackendDown =
  (report: AccountArgs['context']['report']) =>
  (error: unknown): Result<never, AccountProblem> => {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return fail({kind: 'backend-down'});
  };
