import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {replyToFields, replyToProblem} from '../card/reply-to-form.server';
import type {IdentityNotice} from '../notice-copy';
import {NewPasswordSchema} from '../password/account-forms';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {setPassword} from '../password/set-password.server';
import type {ProblemCode} from '../problems/identity-problem';
import type {AccountLink} from './account-link.server';
import type {LinkReply} from './link-reply';

interface Visit {
  readonly context: AppContext;
  readonly request: Request;
}

/** After these no password makes the link work. */
const DEAD: ReadonlySet<ProblemCode> = new Set(['TOKEN_INVALID', 'RESET_URL_INVALID', 'ALREADY_ENABLED']);

/** Takes the form behind a mailed link; on success the link is left behind, and nobody is signed in by it. */
export async function answerLink({context, request}: Visit, link: AccountLink) {
  const where = link.kind === 'reset' ? 'reset' : 'activation';
  const form = await readForm(request);
  if (!form) return replyToLink(where, {code: 'FORM_UNREADABLE'});
  if (lacks(form, ['password'])) return replyToLink(where, {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, NewPasswordSchema);
  if (submission.status !== 'success') return toLinkReply(replyToFields(submission), false);
  const done = await setPassword({...context, request}, link, submission.value.password);
  if (!done.ok) return replyToLink(where, done.error, submission);
  const notice: IdentityNotice = link.kind === 'reset' ? 'password-reset' : 'account-activated';
  context.flash.leave(notice);
  return redirect(link.kind === 'reset' ? '/login' : '/auth', 303);
}

/** @returns the answer where a link came to nothing */
export const replyToLink = (...[where, problem, submission]: Parameters<typeof replyToProblem>) =>
  toLinkReply(replyToProblem(where, problem, submission), DEAD.has(problem.code));

type Answered = ReturnType<typeof replyToFields>;

const toLinkReply = ({data: reply, init}: Answered, isDead: boolean) =>
  data<LinkReply>({...reply, isDead}, init ?? undefined);
