import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import {replyWithFieldErrors, replyWithProblem} from '../card/identity-reply.server';
import {RecoverSchema} from '../password/password-schemas';
import {recover} from '../password/recover.server';

interface IdentityArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** Takes the form that asks for a link to choose a new password. */
export async function handleRecovery({context, request}: IdentityArgs) {
  const form = await readForm(request);
  if (!form) return replyWithProblem('recovery', {code: 'FORM_UNREADABLE'});
  if (!offersPasswords(context.config)) return replyWithProblem('recovery', {code: 'INVALID_ACTION'});
  if (lacks(form, ['email'])) return replyWithProblem('recovery', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, RecoverSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await recover({...context, request}, submission.value.email);
  if (!done.ok) return replyWithProblem('recovery', done.error, submission);
  return redirect('/account/recover?sent', 303);
}
