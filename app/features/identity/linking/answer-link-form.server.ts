import {INTENT} from '~/core/intent';
import {fieldOf, lacks, parseForm, readForm} from '~/platform/form.server';
import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import {leadBack, leadToRetry, type Errand, type Visit} from '../away/sign-in-elsewhere.server';
import {replyToFields, replyToProblem} from '../card/reply-to-form.server';
import {SignInSchema} from '../password/account-forms';
import {returnTarget} from '../return-target';
import {linkByPassword} from './link-by-password.server';

/** Takes the password of a shop account that is to be joined to whoever is signed in. */
export async function answerLinkForm(visit: Visit) {
  const {context, request} = visit;
  await requireSignedIn(context, request);
  const form = await readForm(request);
  if (!form) return replyToProblem('linking', {code: 'FORM_UNREADABLE'});
  if (fieldOf(form, INTENT) !== 'sign-in' || !offersPasswords(context.config))
    return replyToProblem('linking', {code: 'INVALID_ACTION'});
  if (lacks(form, ['email', 'password'])) return replyToProblem('linking', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, SignInSchema);
  if (submission.status !== 'success') return replyToFields(submission);
  const joined = await linkByPassword({...context, request}, submission.value);
  if (!joined.ok) return replyToProblem('linking', joined.error, submission);
  const errand = errandOf(visit);
  if (joined.value === 'linked') return leadBack(visit, errand, joined.value);
  return leadToRetry(visit, errand, joined.value ?? 'sign-in-required');
}

const errandOf = ({context, request}: Visit): Errand => ({
  purpose: 'link',
  returnTo: returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN),
});
