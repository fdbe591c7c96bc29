import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import {replyWithFieldErrors, replyWithProblem} from '../card/identity-reply.server';
import {RecoverSchema} from '../password/password-schemas';
import {returnTarget} from '../return-target';
import {recover} from './recover.server';
import {createReturnCookie} from './return-cookie.server';

interface RecoveryArgs {
  readonly context: AppContext;
  readonly request: Request;
}

export async function handleRecovery({context, request}: RecoveryArgs) {
  const form = await readForm(request);
  if (!form) return replyWithProblem('recovery', {kind: 'form-unreadable'});
  if (!offersPasswords(context.config)) return replyWithProblem('recovery', {kind: 'invalid-action'});
  if (lacks(form, ['email'])) return replyWithProblem('recovery', {kind: 'invalid-params'});
  const submission = parseForm(form, RecoverSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await recover({...context, request}, submission.value.email);
  if (!done.ok) return replyWithProblem('recovery', done.error, submission);
  const returnTo = returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN);
  if (returnTo) createReturnCookie({context, request}).keep(returnTo);
  return redirect(`/account/recover?sent${returnTo ? `&${new URLSearchParams({returnTo})}` : ''}`, 303);
}
