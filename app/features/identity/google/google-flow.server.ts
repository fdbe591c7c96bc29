import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {challengeOf, randomSecret} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import {offersGoogle} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createGoogleAuth} from '~/platform/supabase/google-auth.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {IDENTITY_NOTICES} from '../notice-copy';
import {ErrandSchema, leadToRetry, readErrand, type Visit} from '../away/sign-in-elsewhere.server';
import {enterWithGoogle} from './enter-with-google.server';

/** Where Google leads back to; the backend's settings name it too. */
const CALLBACK_PATH = '/auth/callback';

const FLOW = {
  name: 'google-sign-in',
  lifetimeSeconds: 600,
  /** The id is the state that comes back; the verifier never leaves this browser's sealed cookie. */
  schema: ErrandSchema.extend({id: z.string(), verifier: z.string()}),
};

const flowOf = ({context, request}: Visit) => createOneTimeCookie(FLOW, {...context, request});

const authOf = ({config, waitUntil}: Visit['context']) => {
  const backend = offersGoogle(config) ? backendOf(config) : null;
  return backend && createGoogleAuth(backend, waitUntil);
};

/** Sends a person to Google. */
export async function startGoogle(visit: Visit): Promise<Response> {
  const errand = await readErrand(visit);
  const auth = authOf(visit.context);
  if (!errand || !auth) return leadToRetry(visit, errand ?? {returnTo: null, purpose: 'sign-in'}, 'google-failed');
  const [id, verifier] = [randomSecret(), randomSecret()];
  await flowOf(visit).leave({id, verifier, ...errand});
  const backTo = `${visit.context.config.PUBLIC_ORIGIN}${CALLBACK_PATH}?${new URLSearchParams({state: id}).toString()}`;
  return redirect(auth.authorizeUrl(await challengeOf(verifier), backTo), 303);
}

/**
 * Takes a person back from Google.
 * @returns null for a return that this very browser did not ask for, or that was used before: nothing has changed then
 */
export async function finishGoogle(visit: Visit): Promise<Response | null> {
  const {searchParams} = new URL(visit.request.url);
  const flow = flowOf(visit);
  const begun = await flow.find();
  const auth = authOf(visit.context);
  if (!begun || !auth || searchParams.getAll('state').join() !== begun.id) return null;
  try {
    if (!(await flow.spend(begun))) return null;
    if (searchParams.has('error')) return await leadToRetry(visit, begun, 'google-failed');
    const code = searchParams.get('code');
    if (!code) return null;
    const found = await auth.exchangeCode(code, begun.verifier);
    if (found.ok) return await enterWithGoogle(visit, found.value, begun);
    return await leadToRetry(visit, begun, 'google-failed', found.error.said);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    visit.context.report(error);
    return leadToRetry(visit, begun, 'google-failed');
  }
}

/**
 * For the front page: Supabase Auth leads there, with an error, when it no longer knows where a sign-in was to end.
 * The error counts in the browser alone that began one, once, and in our words: anybody can write such an address.
 * @throws Response that shows the error
 */
export async function requireNoFailedSignIn(visit: Visit): Promise<void> {
  const {context, request} = visit;
  if (!new URL(request.url).searchParams.has('error')) return;
  const flow = flowOf(visit);
  const begun = await flow.find();
  if (!begun) return;
  await unlessDown(context, () => flow.spend(begun));
  const facts = {
    reference: context.reference,
    concerns: 'authentication',
    message: IDENTITY_NOTICES['google-failed'].body,
  };
  throw Response.json(facts, {status: 400});
}
