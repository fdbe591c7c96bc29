import {redirect} from '@shopify/remix-oxygen';
import {privateReply, toLastResult, type ReplyableSubmission} from '~/platform/form-reply.server';
import type {AccountNotice} from './account-notices';
import {accountProblemStatus, type AccountProblem} from './account-problem';
import {accountProblemNotice, accountProblemText, type AccountOperation} from './account-problem-copy';
import type {AccountReply} from './account-reply';
import type {AccountRequestContext} from './open-account.server';

const PASSWORDS = ['currentPassword', 'newPassword', 'confirmPassword'];

export const replyWithAccountFieldErrors = (submission: ReplyableSubmission) =>
  privateReply<AccountReply>({lastResult: toLastResult(submission, PASSWORDS), failure: null, isSignedOut: false}, 400);

/** Returns the reply to a form that failed. The text is shown beside the field at fault, or above the form. */
export function replyWithAccountProblem(
  operation: AccountOperation,
  problem: AccountProblem,
  submission?: ReplyableSubmission,
) {
  const field = problemField(problem);
  const fieldErrors = field ? {[field]: [accountProblemText(problem)]} : undefined;
  const lastResult = submission ? toLastResult(submission, PASSWORDS, fieldErrors) : null;
  const failure = accountProblemNotice(operation, problem);
  const retryAfterSeconds = problem.kind === 'throttled' ? problem.retryAfterSeconds : undefined;
  return privateReply<AccountReply>(
    {lastResult, failure, isSignedOut: problem.kind === 'signed-out'},
    accountProblemStatus(problem),
    retryAfterSeconds,
  );
}

export function redirectWithNotice({flash}: AccountRequestContext, path: string, notice: AccountNotice) {
  flash.set(notice);
  return redirect(path, 303);
}

function problemField(problem: AccountProblem): string | undefined {
  if (problem.kind === 'wrong-password') return 'currentPassword';
  return problem.kind === 'refused' ? problem.field : undefined;
}
