import type {Submission, SubmissionResult} from '@conform-to/react';
import {data, redirect} from '@shopify/remix-oxygen';
import type {AccountProblem} from './account-problem';
import {statusOf} from './account-problem';
import type {AccountReply} from './account-reply';
import type {AccountNotice} from './notice-copy';
import type {AccountContext} from './open-account.server';
import {problemNotice, problemText, type Doing} from './problem-copy';

/** A password is asked for again; it is never sent back. */
const NEVER_SHOWN = ['currentPassword', 'newPassword', 'confirmPassword'];

type AnySubmission = Pick<Submission<Record<string, unknown>, string[], unknown>, 'reply'>;

/** @returns the answer to a form whose fields are wrong */
export const replyToFields = (submission: AnySubmission) =>
  answer({lastResult: shown(submission), failure: null, isSignedOut: false}, 400);

/** @returns the answer to a form that came to nothing, said beside the field it is about or of the whole */
export function replyToProblem(doing: Doing, problem: AccountProblem, submission?: AnySubmission) {
  const field = fieldOf(problem);
  const lastResult = submission ? shown(submission, field ? {[field]: [problemText(problem)]} : undefined) : null;
  const reply = {lastResult, failure: problemNotice(doing, problem), isSignedOut: problem.kind === 'signed-out'};
  const retryAfterSeconds = problem.kind === 'throttled' ? problem.retryAfterSeconds : undefined;
  return answer(
    reply,
    statusOf(problem),
    retryAfterSeconds === undefined ? {} : {'Retry-After': String(retryAfterSeconds)},
  );
}

/** @returns the way on after a change, with what the next page says of it */
export function leadOn({flash}: AccountContext, path: string, notice: AccountNotice) {
  flash.leave(notice);
  return redirect(path, 303);
}

function fieldOf(problem: AccountProblem): string | undefined {
  if (problem.kind === 'wrong-password') return 'currentPassword';
  return problem.kind === 'refused' ? problem.field : undefined;
}

const shown = (submission: AnySubmission, fieldErrors?: Record<string, string[]>): SubmissionResult =>
  submission.reply({hideFields: NEVER_SHOWN as never[], ...(fieldErrors && {fieldErrors})}) as SubmissionResult;

const answer = (reply: AccountReply, status: number, headers?: Record<string, string>) =>
  data(reply, {status, headers: {'Cache-Control': 'private, no-store', ...headers}});
