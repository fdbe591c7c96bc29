import type {Submission, SubmissionResult} from '@conform-to/react';
import {data, redirect} from '@shopify/remix-oxygen';
import type {AccountProblem} from './account-problem';
import {accountProblemStatus} from './account-problem';
import type {AccountReply} from './account-reply';
import type {AccountNotice} from './account-notices';
import type {AccountRequestContext} from './open-account.server';
import {accountProblemNotice, accountProblemText, type AccountOperation} from './account-problem-copy';

/** A password is asked for again; it is never sent back. */
const NEVER_SHOWN = ['currentPassword', 'newPassword', 'confirmPassword'];

type AnySubmission = Pick<Submission<Record<string, unknown>, string[], unknown>, 'reply'>;

/** @returns the answer to a form whose fields are wrong */
export const replyWithAccountFieldErrors = (submission: AnySubmission) =>
  answer({lastResult: shown(submission), failure: null, isSignedOut: false}, 400);

/** @returns the answer to a form that came to nothing, message beside the field it is about or of the whole */
export function replyWithAccountProblem(
  operation: AccountOperation,
  problem: AccountProblem,
  submission?: AnySubmission,
) {
  const field = problemField(problem);
  const lastResult = submission
    ? shown(submission, field ? {[field]: [accountProblemText(problem)]} : undefined)
    : null;
  const reply = {
    lastResult,
    failure: accountProblemNotice(operation, problem),
    isSignedOut: problem.kind === 'signed-out',
  };
  const retryAfterSeconds = problem.kind === 'throttled' ? problem.retryAfterSeconds : undefined;
  return answer(
    reply,
    accountProblemStatus(problem),
    retryAfterSeconds === undefined ? {} : {'Retry-After': String(retryAfterSeconds)},
  );
}

/** @returns the way on after a change, with what the next page says of it */
export function redirectWithNotice({flash}: AccountRequestContext, path: string, notice: AccountNotice) {
  flash.leave(notice);
  return redirect(path, 303);
}

function problemField(problem: AccountProblem): string | undefined {
  if (problem.kind === 'wrong-password') return 'currentPassword';
  return problem.kind === 'refused' ? problem.field : undefined;
}

const shown = (submission: AnySubmission, fieldErrors?: Record<string, string[]>): SubmissionResult =>
  submission.reply({hideFields: NEVER_SHOWN as never[], ...(fieldErrors && {fieldErrors})}) as SubmissionResult;

const answer = (reply: AccountReply, status: number, headers?: Record<string, string>) =>
  data(reply, {status, headers: {'Cache-Control': 'private, no-store', ...headers}});
