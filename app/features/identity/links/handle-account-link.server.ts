import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {replyWithFieldErrors, replyWithProblem} from '../card/identity-reply.server';
import type {IdentityNotice} from '../identity-notices';
import {NewPasswordSchema} from '../password/password-schemas';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {setPassword} from '../password/set-password.server';
import type {ProblemCode} from '../problems/identity-problem';
import type {AccountLink} from './account-link.server';
import type {LinkReply} from './link-reply';

interface IdentityArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** After these no password makes the link work. */
const INVALID_LINK_KINDS: ReadonlySet<ProblemCode> = new Set(['TOKEN_INVALID', 'RESET_URL_INVALID', 'ALREADY_ENABLED']);

/** Takes the form behind a mailed link; on success the link is left behind, and nobody is signed in by it. */
export async function handleAccountLink({context, request}: IdentityArgs, link: AccountLink) {
  const where = link.kind === 'reset' ? 'reset' : 'activation';
  const form = await readForm(request);
  if (!form) return replyWithLinkProblem(where, {code: 'FORM_UNREADABLE'});
  if (lacks(form, ['password'])) return replyWithLinkProblem(where, {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, NewPasswordSchema);
  if (submission.status !== 'success') return toLinkReply(replyWithFieldErrors(submission), false);
  const done = await setPassword({...context, request}, link, submission.value.password);
  if (!done.ok) return replyWithLinkProblem(where, done.error, submission);
  const notice: IdentityNotice = link.kind === 'reset' ? 'password-reset' : 'account-activated';
  context.flash.leave(notice);
  return redirect(link.kind === 'reset' ? '/login' : '/auth', 303);
}

/** @returns the answer where a link came to nothing */
export const replyWithLinkProblem = (...[where, problem, submission]: Parameters<typeof replyWithProblem>) =>
  toLinkReply(replyWithProblem(where, problem, submission), INVALID_LINK_KINDS.has(problem.code));

type Answered = ReturnType<typeof replyWithFieldErrors>;

const toLinkReply = ({data: reply, init}: Answered, isInvalid: boolean) =>
  data<LinkReply>({...reply, isInvalid}, init ?? undefined);
