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
import {cardLink, toProblemContext, toCardTab} from './card-link';
import {findSignInOptions} from './sign-in-options.server';
import {replyMailed, replyWithFieldErrors, replyWithProblem} from './identity-reply.server';

interface CardArgs {
  readonly context: AppContext;
  readonly request: Request;
}

interface CardPlace {
  readonly path: '/auth' | '/login';
  readonly leadsTo: string;
}

/** Routes match paths in any case. */
const getPlace = ({request}: CardArgs): CardPlace =>
  /^\/login\b/i.test(new URL(request.url).pathname)
    ? {path: '/login', leadsTo: '/'}
    : {path: '/auth', leadsTo: '/profile'};

const readReturnTo = ({context, request}: CardArgs) =>
  returnTarget(new URL(request.url).searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN);

/** Loads the card's data; redirects if the visitor is signed in. */
export async function loadCard(args: CardArgs) {
  const {context, request} = args;
  const {path, leadsTo} = getPlace(args);
  const returnTo = readReturnTo(args);
  if (await context.session.claims()) throw redirect(returnTo ?? leadsTo);
  const tab = toCardTab(new URL(request.url).searchParams);
  return {path, tab, returnTo, leadsTo: returnTo ?? leadsTo, ...(await findSignInOptions(context))};
}

export async function handleCard(args: CardArgs) {
  const form = await readForm(args.request);
  const intent = fieldOf(form, INTENT);
  const context = toProblemContext(new URL(args.request.url).searchParams);
  if (!form) return replyWithProblem(context, {kind: 'form-unreadable'});
  if (!offersPasswords(args.context.config)) return replyWithProblem(context, {kind: 'invalid-action'});
  if (intent === 'sign-in') return handleSignIn(args, form);
  return intent === 'sign-up' ? handleSignUp(args, form) : replyWithProblem(context, {kind: 'invalid-action'});
}

async function handleSignIn(args: CardArgs, form: FormData) {
  if (lacks(form, ['email', 'password'])) return replyWithProblem('login', {kind: 'invalid-params'});
  const submission = parseForm(form, SignInSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await signIn({...args.context, request: args.request}, submission.value);
  return done.ok ? redirectAfterSignIn(args, 'signed-in') : replyWithProblem('login', done.error, submission);
}

async function handleSignUp(args: CardArgs, form: FormData) {
  if (lacks(form, ['name', 'email', 'password'])) return replyWithProblem('registration', {kind: 'invalid-params'});
  const submission = parseForm(form, SignUpSchema);
  if (submission.status !== 'success') return replyWithFieldErrors(submission);
  const done = await register({...args.context, request: args.request}, submission.value);
  if (!done.ok) return replyWithProblem('registration', done.error, submission);
  if (done.value === 'mailed') return replyMailed(submission.value.email);
  if (done.value === 'signed-in') return redirectAfterSignIn(args, 'signed-up');
  args.context.flash.set('account-waits' satisfies IdentityNotice);
  return redirect(cardLink(getPlace(args).path, 'sign-in', readReturnTo(args)), 303);
}

function redirectAfterSignIn(args: CardArgs, notice: IdentityNotice) {
  args.context.flash.set(notice);
  return redirect(readReturnTo(args) ?? getPlace(args).leadsTo, 303);
}
