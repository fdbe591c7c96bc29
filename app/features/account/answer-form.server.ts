import type {z} from 'zod';
import {customerErrorLine} from '~/core/customer-errors';
import {fail, type Result} from '~/core/result';
import {fieldOf, parseForm, readForm} from '~/platform/form.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {takeAttempt} from '~/platform/throttle.server';
import {OWNER} from './account-forms';
import type {AccountProblem} from './account-problem';
import type {AccountNotice} from './notice-copy';
import {dropShopToken, openAccount, type Account, type Visit} from './open-account.server';
import type {Doing} from './problem-copy';
import {leadOn, replyToFields, replyToProblem} from './reply.server';

/** More than anybody saves by hand, and little to those who do not. */
const LIMIT = {attempts: 60, seconds: 600};

/** Where a form leads that has done its work, and what the page there says. */
interface WayOn {
  readonly path: string;
  readonly notice: AccountNotice;
}

/** What a form is judged by, and what is done with one that is right. */
interface FormWork<Schema extends z.ZodObject> {
  readonly visit: Visit;
  readonly doing: Doing;
  readonly schema: Schema;
  act(account: Account, values: z.output<Schema>): Promise<Result<WayOn, AccountProblem>>;
}

/**
 * Takes a form of the account area: from the person whose page it stood on, not too often, with fields that are right.
 * What was typed comes back with every refusal but one: what somebody else typed is none of this person's business.
 */
export async function answerForm<Schema extends z.ZodObject>({visit, doing, schema, act}: FormWork<Schema>) {
  const {context, request} = visit;
  const form = await readForm(request);
  if (!form) return replyToProblem(doing, {kind: 'unreadable'});
  const submission = parseForm(form, schema);
  const gate = await openAccount(context);
  if (gate.kind !== 'open') {
    if (gate.kind === 'signed-out') context.report(customerErrorLine(doing, 'TOKEN_REQUIRED'));
    return replyToProblem(doing, {kind: gate.kind === 'closed' ? 'backend-down' : 'signed-out'}, submission);
  }
  const {account} = gate;
  if (fieldOf(form, OWNER) !== account.live.user_id) return leadOn(context, '/profile', 'account-of-another');
  if (submission.status !== 'success') return replyToFields(submission);
  const allowance = await takeAttempt(context.backend, [`account:${account.live.user_id}`], LIMIT);
  if (!allowance.isAllowed)
    return replyToProblem(doing, {kind: 'throttled', retryAfterSeconds: allowance.retryAfterSeconds}, submission);
  const done = await act(account, submission.value).catch(toBackendDown(context.report));
  if (done.ok) return leadOn(context, done.value.path, done.value.notice);
  if (done.error.kind === 'signed-out') await dropShopToken(context, account.claims);
  if (done.error.kind === 'missing') return leadOn(context, '/profile/addresses', 'address-missing');
  return replyToProblem(doing, done.error, submission);
}

const toBackendDown =
  (report: Visit['context']['report']) =>
  (error: unknown): Result<never, AccountProblem> => {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return fail({kind: 'backend-down'});
  };
