import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {lacks, parseForm, readForm} from '~/platform/form.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import {replyToFields, replyToProblem} from '../card/reply-to-form.server';
import {RecoverSchema} from '../password/account-forms';
import {recover} from '../password/recover.server';

interface Visit {
  readonly context: AppContext;
  readonly request: Request;
}

/** Takes the form that asks for a link to choose a new password. */
export async function answerRecover({context, request}: Visit) {
  const form = await readForm(request);
  if (!form) return replyToProblem('recovery', {code: 'FORM_UNREADABLE'});
  if (!offersPasswords(context.config)) return replyToProblem('recovery', {code: 'INVALID_ACTION'});
  if (lacks(form, ['email'])) return replyToProblem('recovery', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, RecoverSchema);
  if (submission.status !== 'success') return replyToFields(submission);
  const done = await recover({...context, request}, submission.value.email);
  if (!done.ok) return replyToProblem('recovery', done.error, submission);
  return redirect('/account/recover?sent', 303);
}
