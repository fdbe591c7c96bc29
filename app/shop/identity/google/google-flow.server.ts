import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toPkceChallenge, randomSecret} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import {offersGoogle} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createGoogleAuth} from '~/platform/supabase/google-auth.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {IDENTITY_NOTICES} from '../identity-notices';
import {
  BegunSignInSchema,
  redirectToRetry,
  readSignInIntent,
  replaceSignIn,
  type IdentityArgs,
  type SignInIntent,
} from '../provider/provider-sign-in.server';
import {completeGoogleSignIn} from './complete-google-sign-in.server';
import {refuseGoogleSignIn} from './refuse-google-sign-in.server';

/** The callback path, which the settings of Supabase Auth list too. */
const CALLBACK_PATH = '/auth/callback';

const FlowSchema = BegunSignInSchema.extend({verifier: z.string()});

const FLOW = {
  name: 'google-sign-in',
  lifetimeSeconds: 600,
  schema: FlowSchema,
};

const flowOf = ({context, request}: IdentityArgs) => createOneTimeCookie(FLOW, {...context, request});

const authOf = ({config, waitUntil}: IdentityArgs['context']) => {
  const backend = offersGoogle(config) ? backendOf(config) : null;
  return backend && createGoogleAuth(backend, waitUntil);
};

export async function startGoogleSignIn(args: IdentityArgs): Promise<Response> {
  const intent = await readSignInIntent(args);
  if (!intent) return redirectToRetry(args, {returnTo: null, purpose: 'sign-in'}, 'google-failed');
  return beginGoogleSignIn(args, intent, null);
}

/** @param restartedId the id of the sign-in that this one repeats; null for a new one */
async function beginGoogleSignIn(
  args: IdentityArgs,
  {returnTo, purpose}: SignInIntent,
  restartedId: string | null,
): Promise<Response> {
  const auth = authOf(args.context);
  if (!auth) return redirectToRetry(args, {returnTo, purpose}, 'google-failed');
  const [id, verifier] = [randomSecret(), randomSecret()];
  const flow = flowOf(args);
  await flow.leave({id, verifier, returnTo, purpose, ...replaceSignIn(await flow.find(), restartedId)});
  const backTo = `${args.context.config.PUBLIC_ORIGIN}${CALLBACK_PATH}?${new URLSearchParams({state: id}).toString()}`;
  return redirect(auth.authorizeUrl(await toPkceChallenge(verifier), backTo), 303);
}

/**
 * Handles the callback of Google's sign-in. A tab whose sign-in another tab has replaced starts again, once.
 * @returns null for a callback that this browser did not start or has already used; the session stays as it is
 */
export async function finishGoogleSignIn(args: IdentityArgs): Promise<Response | null> {
  const {searchParams} = new URL(args.request.url);
  const flow = flowOf(args);
  const begun = await flow.find();
  const auth = authOf(args.context);
  if (!begun || !auth) return null;
  const state = searchParams.getAll('state').join();
  if (begun.olderIds.includes(state)) return beginGoogleSignIn(args, begun, state);
  if (state !== begun.id) return null;
  try {
    if (!(await flow.spend(begun))) return null;
    if (searchParams.has('error'))
      return await refuseGoogleSignIn(args, begun, {code: searchParams.get('error_code'), message: null});
    const code = searchParams.get('code');
    if (!code) return null;
    const found = await auth.exchangeCode(code, begun.verifier);
    if (found.ok) return await completeGoogleSignIn(args, found.value, begun);
    return await refuseGoogleSignIn(args, begun, found.error);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    args.context.report(error);
    return redirectToRetry(args, begun, 'google-failed');
  }
}

/**
 * Checks the home page, where Supabase Auth redirects with an error if it no longer knows the callback of a sign-in.
 * The error counts once, only in a browser that started a sign-in, and with our text, because anybody can craft the URL.
 * @throws Response an error page
 */
export async function requireNoFailedSignIn(args: IdentityArgs): Promise<void> {
  const {context, request} = args;
  if (!new URL(request.url).searchParams.has('error')) return;
  const flow = flowOf(args);
  const begun = await flow.find();
  if (!begun) return;
  await nullIfUnavailable(context, () => flow.spend(begun));
  const facts = {
    reference: context.reference,
    concerns: 'authentication',
    message: IDENTITY_NOTICES['google-failed'].body,
  };
  throw Response.json(facts, {status: 400});
}
