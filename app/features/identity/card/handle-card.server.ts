import {redirect} from '@shopify/remix-oxygen';
import {INTENT} from '~/core/intent';
import type {AppContext} from '~/platform/context.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import type {IdentityNotice} from '../notice-copy';
import {SignInSchema, SignUpSchema} from '../password/account-forms';
import {fieldOf, lacks, parseForm, readForm} from '~/platform/form.server';
import {register} from '../password/register.server';
import {signIn} from '../password/sign-in.server';
import {returnTarget} from '../return-target';
import {cardLink, problemContextOf, tabOf} from './card-link';
import {findCardOffer} from './card-offer.server';
import {replyMailed, replyToFields, replyToProblem} from './reply-to-form.server';

interface Visit {
  readonly context: AppContext;
  readonly request: Request;
}

/** The page the card stands on, and where it leads when nobody asks for another place. */
interface CardPlace {
  readonly path: '/auth' | '/login';
  readonly leadsTo: string;
}

const readReturnTo = ({context, request}: Visit) =>
  returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN);

/** What the card shows. Whoever is signed in already is led on. */
export async function loadCard(visit: Visit, {path, leadsTo}: CardPlace) {
  const {context, request} = visit;
  const returnTo = readReturnTo(visit);
  if (await context.session.claims()) throw redirect(returnTo ?? leadsTo);
  const tab = tabOf(new URL(request.url).searchParams);
  return {path, tab, returnTo, leadsTo: returnTo ?? leadsTo, ...(await findCardOffer(context))};
}

/** Takes either of the card's forms. */
export async function answerCard(visit: Visit, place: CardPlace) {
  const form = await readForm(visit.request);
  const intent = fieldOf(form, INTENT);
  const context = problemContextOf(new URL(visit.request.url).searchParams);
  if (!form) return replyToProblem(context, {code: 'FORM_UNREADABLE'});
  if (!offersPasswords(visit.context.config)) return replyToProblem(context, {code: 'INVALID_ACTION'});
  if (intent === 'sign-in') return answerSignIn(visit, place, form);
  return intent === 'sign-up' ? answerSignUp(visit, place, form) : replyToProblem(context, {code: 'INVALID_ACTION'});
}

async function answerSignIn(visit: Visit, place: CardPlace, form: FormData) {
  if (lacks(form, ['email', 'password'])) return replyToProblem('login', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, SignInSchema);
  if (submission.status !== 'success') return replyToFields(submission);
  const done = await signIn({...visit.context, request: visit.request}, submission.value);
  return done.ok ? leadOn(visit, place, 'signed-in') : replyToProblem('login', done.error, submission);
}

async function answerSignUp(visit: Visit, place: CardPlace, form: FormData) {
  if (lacks(form, ['name', 'email', 'password'])) return replyToProblem('registration', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, SignUpSchema);
  if (submission.status !== 'success') return replyToFields(submission);
  const done = await register({...visit.context, request: visit.request}, submission.value);
  if (!done.ok) return replyToProblem('registration', done.error, submission);
  if (done.value === 'mailed') return replyMailed(submission.value.email);
  if (done.value === 'signed-in') return leadOn(visit, place, 'signed-up');
  visit.context.flash.leave('account-waits' satisfies IdentityNotice);
  return redirect(cardLink(place.path, 'sign-in', readReturnTo(visit)), 303);
}

function leadOn(visit: Visit, {leadsTo}: CardPlace, notice: IdentityNotice) {
  visit.context.flash.leave(notice);
  return redirect(readReturnTo(visit) ?? leadsTo, 303);
}
