import type {Submission, SubmissionResult} from '@conform-to/react';
import {data} from '@shopify/remix-oxygen';
import {identityProblemStatus, type IdentityProblem, type ProblemContext} from '../problems/identity-problem';
import {identityProblemNotice, identityProblemText} from '../problems/identity-problem-copy';
import type {CardReply} from './card-reply';

const PRIVATE = {'Cache-Control': 'private, no-store'};
/** A password is asked for again; it is never sent back. */
const NEVER_SHOWN = ['password', 'confirmPassword'];

type AnySubmission = Pick<Submission<Record<string, unknown>, string[], unknown>, 'reply'>;

/** @returns the answer to a form whose fields are wrong */
export const replyWithFieldErrors = (submission: AnySubmission) =>
  answer({lastResult: shown(submission), failure: null, mailedTo: null}, 400);

/** @returns the answer to a form that came to nothing, message beside the field it is about or of the whole */
export function replyWithProblem(context: ProblemContext, problem: IdentityProblem, submission?: AnySubmission) {
  const {field, retryAfterSeconds} = problem;
  const fieldErrors = field ? {[field]: [identityProblemText(context, problem)]} : undefined;
  const lastResult = submission ? shown(submission, fieldErrors) : null;
  const headers = retryAfterSeconds === undefined ? undefined : {'Retry-After': String(retryAfterSeconds)};
  const failure = identityProblemNotice(context, problem);
  return answer({lastResult, failure, mailedTo: null}, identityProblemStatus(problem), headers);
}

/** @returns the answer to a registration that waits for its mail to be read */
export const replyMailed = (mailedTo: string) => answer({lastResult: null, failure: null, mailedTo}, 200);

const shown = (submission: AnySubmission, fieldErrors?: Record<string, string[]>): SubmissionResult =>
  submission.reply({hideFields: NEVER_SHOWN as never[], ...(fieldErrors && {fieldErrors})}) as SubmissionResult;

const answer = (reply: CardReply, status: number, headers?: Record<string, string>) =>
  data(reply, {status, headers: {...PRIVATE, ...headers}});
