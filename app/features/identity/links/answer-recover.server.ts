import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {replyToFields, replyToProblem} from '../card/reply-to-form.server';
import type {IdentityNotice} from '../notice-copy';
import {RecoverSchema} from '../password/account-forms';
import {parseAccountForm, readAccountForm} from '../password/read-account-form.server';
import {recover} from '../password/recover.server';

interface Visit {
  readonly context: AppContext;
  readonly request: Request;
}

/** Takes the form that asks for a link to choose a new password. */
export async function answerRecover({context, request}: Visit) {
  const form = await readAccountForm(request);
  if (!form) return replyToProblem('recovery', {code: 'FORM_UNREADABLE'});
  if (context.config.PASSWORD_ACCOUNTS === 'off') return replyToProblem('recovery', {code: 'INVALID_ACTION'});
  const submission = parseAccountForm(form, RecoverSchema);
  if (submission.status !== 'success') return replyToFields(submission);
  const done = await recover({...context, request}, submission.value.email);
  if (!done.ok) return replyToProblem('recovery', done.error, submission);
  context.flash.leave('reset-sent' satisfies IdentityNotice);
  return redirect('/account/recover?sent', 303);
}
