import {INTENT} from '~/core/intent';
import {fieldOf, lacks, parseForm, readForm} from '~/platform/form.server';
import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import {redirectBack, redirectToRetry, type SignInIntent, type IdentityArgs} from '../provider/provider-sign-in.server';
import {replyWithFieldErrors, replyWithProblem} from '../card/identity-reply.server';
import {SignInSchema} from '../password/password-schemas';
import {returnTarget} from '../return-target';
import {linkByPassword} from './link-by-password.server';

export async function handleLinking(args: IdentityArgs) {
  const {context, request} = args;
  await requireSignedIn(context, request);
  const form = await readForm(request);
  if (!form) return replyWithProblem('linking', {kind: 'form-unreadable'});
  if (fieldOf(form, INTENT) !== 'sign-in' || !offersPasswords(context.config))
    return replyWithProblem('linking', {kind: 'invalid-action'});
  if (lacks(form, ['email', 'password'])) return replyWithProblem('linking', {kind: 'invalid-params'});
  const submission = parseForm(form, SignInSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const joined = await linkByPassword({...context, request}, submission.value);
  if (!joined.ok) return replyWithProblem('linking', joined.error, submission);
  const intent = intentOf(args);
  if (joined.value === 'linked') return redirectBack(args, intent, joined.value);
  return redirectToRetry(args, intent, joined.value ?? 'sign-in-required');
}

const intentOf = ({context, request}: IdentityArgs): SignInIntent => ({
  purpose: 'link',
  returnTo: returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN),
});
