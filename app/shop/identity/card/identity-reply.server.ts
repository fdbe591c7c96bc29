import {privateReply, toLastResult, type ReplyableSubmission} from '~/platform/form-reply.server';
import {identityProblemStatus, type IdentityProblem, type ProblemContext} from '../problems/identity-problem';
import {identityProblemNotice, identityProblemText} from '../problems/identity-problem-copy';
import type {CardReply} from './card-reply';

const PASSWORDS = ['password', 'confirmPassword'];

export const replyWithFieldErrors = (submission: ReplyableSubmission) =>
  reply({lastResult: toLastResult(submission, PASSWORDS)}, 400);

/** Returns the reply to a form that failed. The text is shown beside the field at fault, or above the form. */
export function replyWithProblem(context: ProblemContext, problem: IdentityProblem, submission?: ReplyableSubmission) {
  const {field, retryAfterSeconds} = problem;
  const fieldErrors = field && {[field]: [identityProblemText(context, problem)]};
  const lastResult = submission ? toLastResult(submission, PASSWORDS, fieldErrors) : null;
  const failure = identityProblemNotice(context, problem);
  return reply({lastResult, failure}, identityProblemStatus(problem), retryAfterSeconds);
}

/** Returns the reply to a sign-up that Shopify confirms by email. */
export const replyMailed = (mailedTo: string) => reply({mailedTo}, 200);

const reply = (facts: Partial<CardReply>, status: number, retryAfterSeconds?: number) =>
  privateReply<CardReply>({lastResult: null, failure: null, mailedTo: null, ...facts}, status, retryAfterSeconds);
