import {redirect} from '@shopify/remix-oxygen';
import {INTENT} from '~/core/intent';
import type {AppContext} from '~/platform/context.server';
import {offersPasswords} from '~/platform/sign-in-sources.server';
import type {IdentityNotice} from '../identity-notices';
import {SignInSchema, SignUpSchema} from '../password/password-schemas';
import {fieldOf, lacks, parseForm, readForm} from '~/platform/form.server';
import {register} from '../password/register.server';
import {signIn} from '../password/sign-in.server';
import {returnTarget} from '../return-target';
import {cardLink, problemContextOf, tabOf} from './card-link';
import {findSignInOptions} from './sign-in-options.server';
import {replyMailed, replyWithFieldErrors, replyWithProblem} from './identity-reply.server';

interface IdentityArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** The page the card stands on, and where it leads when nobody asks for another place. */
interface CardPlace {
  readonly path: '/auth' | '/login';
  readonly leadsTo: string;
}

const readReturnTo = ({context, request}: IdentityArgs) =>
  returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN);

/** What the card shows. Whoever is signed in already is led on. */
export async function loadCard(args: IdentityArgs, {path, leadsTo}: CardPlace) {
  const {context, request} = args;
  const returnTo = readReturnTo(args);
  if (await context.session.claims()) throw redirect(returnTo ?? leadsTo);
  const tab = tabOf(new URL(request.url).searchParams);
  return {path, tab, returnTo, leadsTo: returnTo ?? leadsTo, ...(await findSignInOptions(context))};
}

/** Takes either of the card's forms. */
export async function handleCard(args: IdentityArgs, place: CardPlace) {
  const form = await readForm(args.request);
  const intent = fieldOf(form, INTENT);
  const context = problemContextOf(new URL(args.request.url).searchParams);
  if (!form) return replyWithProblem(context, {code: 'FORM_UNREADABLE'});
  if (!offersPasswords(args.context.config)) return replyWithProblem(context, {code: 'INVALID_ACTION'});
  if (intent === 'sign-in') return handleSignIn(args, place, form);
  return intent === 'sign-up' ? handleSignUp(args, place, form) : replyWithProblem(context, {code: 'INVALID_ACTION'});
}

async function handleSignIn(args: IdentityArgs, place: CardPlace, form: FormData) {
  if (lacks(form, ['email', 'password'])) return replyWithProblem('login', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, SignInSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await signIn({...args.context, request: args.request}, submission.value);
  return done.ok ? redirectAfterSignIn(args, place, 'signed-in') : replyWithProblem('login', done.error, submission);
}

async function handleSignUp(args: IdentityArgs, place: CardPlace, form: FormData) {
  if (lacks(form, ['name', 'email', 'password'])) return replyWithProblem('registration', {code: 'INVALID_PARAMS'});
  const submission = parseForm(form, SignUpSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await register({...args.context, request: args.request}, submission.value);
  if (!done.ok) return replyWithProblem('registration', done.error, submission);
  if (done.value === 'mailed') return replyMailed(submission.value.email);
  if (done.value === 'signed-in') return redirectAfterSignIn(args, place, 'signed-up');
  args.context.flash.leave('account-waits' satisfies IdentityNotice);
  return redirect(cardLink(place.path, 'sign-in', readReturnTo(args)), 303);
}

function redirectAfterSignIn(args: IdentityArgs, {leadsTo}: CardPlace, notice: IdentityNotice) {
  args.context.flash.leave(notice);
  return redirect(readReturnTo(args) ?? leadsTo, 303);
}
