import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {replyWithFieldErrors, replyWithProblem} from '../card/identity-reply.server';
import {cardLink} from '../card/card-link';
import type {IdentityNotice} from '../identity-notices';
import {NewPasswordSchema} from '../password/password-schemas';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {createReturnCookie} from './return-cookie.server';
import {setPassword} from './set-password.server';
import type {ProblemKind} from '../problems/identity-problem';
import type {AccountLink} from './account-link.server';
import type {LinkReply} from './link-reply';

interface LinkArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** After these problems no password makes the link work. */
const INVALID_LINK_KINDS: ReadonlySet<ProblemKind> = new Set(['token-invalid', 'reset-url-invalid', 'already-enabled']);

/** Handles the form behind a mailed link. On success it redirects to the sign-in form and signs no one in. */
export async function handleAccountLink({context, request}: LinkArgs, link: AccountLink) {
  const problemContext = link.kind === 'reset' ? 'reset' : 'activation';
  const form = await readForm(request);
  if (!form) return replyWithLinkProblem(problemContext, {kind: 'form-unreadable'});
  if (lacks(form, ['password'])) return replyWithLinkProblem(problemContext, {kind: 'invalid-params'});
  const submission = parseForm(form, NewPasswordSchema);
  if (submission.status !== 'success') return toLinkReply(replyWithFieldErrors(submission), false);
  const done = await setPassword({...context, request}, link, submission.value.password);
  if (!done.ok) return replyWithLinkProblem(problemContext, done.error, submission);
  const notice: IdentityNotice = link.kind === 'reset' ? 'password-reset' : 'account-activated';
  context.flash.set(notice);
  if (link.kind !== 'reset') return redirect('/auth', 303);
  return redirect(cardLink('/login', 'sign-in', createReturnCookie({context, request}).take()), 303);
}

export const replyWithLinkProblem = (...[problemContext, problem, submission]: Parameters<typeof replyWithProblem>) =>
  toLinkReply(replyWithProblem(problemContext, problem, submission), INVALID_LINK_KINDS.has(problem.kind));

const toLinkReply = ({data: reply, init}: ReturnType<typeof replyWithFieldErrors>, isInvalid: boolean) =>
  data<LinkReply>({...reply, isInvalid}, init ?? undefined);
