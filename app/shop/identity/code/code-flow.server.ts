import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import type {Proof} from '~/platform/session/session.server';
import {accountSettings} from '~/platform/shopify/accounts/account-client.server';
import {
  beginAccountSignIn,
  finishAccountSignIn,
  type SignedInAccount,
} from '~/platform/shopify/accounts/account-sign-in.server';
import {sealTokens} from '~/platform/shopify/accounts/account-tokens.server';
import {offersCode} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {
  BegunSignInSchema,
  redirectBack,
  redirectToRetry,
  readSignInIntent,
  replaceSignIn,
  type SignInIntent,
  type IdentityArgs,
} from '../provider/provider-sign-in.server';
import {beginSession} from '../begin-session.server';
import {linkByProof} from '../linking/link-by-proof.server';

const FlowSchema = BegunSignInSchema.extend({nonce: z.string(), codeVerifier: z.string()});

const FLOW = {
  name: 'code-sign-in',
  lifetimeSeconds: 900,
  schema: FlowSchema,
};

const flowOf = ({context, request}: IdentityArgs) => createOneTimeCookie(FLOW, {...context, request});

const settingsOf = ({config}: IdentityArgs['context']) => (offersCode(config) ? accountSettings(config) : null);

/** Redirects to Shopify's sign-in, which mails a code. */
export async function startCodeSignIn(args: IdentityArgs): Promise<Response> {
  const intent = await readSignInIntent(args);
  if (!intent) return redirectToRetry(args, {returnTo: null, purpose: 'sign-in'}, 'code-failed');
  return beginCodeSignIn(args, intent, null);
}

/** @param restartedId the id of the sign-in that this one repeats; null for a new one */
async function beginCodeSignIn(
  args: IdentityArgs,
  {returnTo, purpose}: SignInIntent,
  restartedId: string | null,
): Promise<Response> {
  const settings = settingsOf(args.context);
  if (!settings) return redirectToRetry(args, {returnTo, purpose}, 'code-failed');
  const {location, begun} = await beginAccountSignIn(args.context, settings);
  const {state: id, ...rest} = begun;
  const flow = flowOf(args);
  await flow.leave({id, ...rest, returnTo, purpose, ...replaceSignIn(await flow.find(), restartedId)});
  return redirect(location, 303);
}

/**
 * Handles the callback of Shopify's sign-in. A tab whose sign-in another tab has replaced starts again, once.
 * @returns null for a callback that this browser did not start or has already used; the session stays as it is
 */
export async function finishCodeSignIn(args: IdentityArgs): Promise<Response | null> {
  const {search, searchParams} = new URL(args.request.url);
  const flow = flowOf(args);
  const begun = await flow.find();
  const settings = settingsOf(args.context);
  if (!begun || !settings) return null;
  const returned = searchParams.getAll('state').join();
  if (begun.olderIds.includes(returned)) return beginCodeSignIn(args, begun, returned);
  if (returned !== begun.id) return null;
  try {
    if (!(await flow.spend(begun))) return null;
    if (searchParams.has('error')) return redirectToRetry(args, begun, 'code-failed');
    if (!searchParams.get('code')) return null;
    const {id: state, nonce, codeVerifier} = begun;
    const account = await finishAccountSignIn(args.context, settings, {state, nonce, codeVerifier}, search);
    return account.ok
      ? await completeCodeSignIn(args, account.value, begun)
      : redirectToRetry(args, begun, 'code-failed');
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    args.context.report(error);
    return redirectToRetry(args, begun, 'code-failed');
  }
}

async function completeCodeSignIn(
  args: IdentityArgs,
  account: SignedInAccount,
  intent: SignInIntent,
): Promise<Response> {
  const {context} = args;
  const {accessToken, expiresAtMs} = account.tokens;
  const proof: Proof = {
    issuer: 'shopify',
    subject: account.customerId,
    email: account.email,
    // The code was mailed to this address.
    isEmailVerified: account.email !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    accountToken: {value: accessToken, expiresAtMs, version: 0},
    sealedTokens: await sealTokens(context, account.tokens),
  };
  const linked = intent.purpose === 'link' ? await linkByProof(context, proof) : null;
  if (linked && linked !== 'linked') return redirectToRetry(args, intent, linked);
  if (!linked) await beginSession(context, proof);
  return redirectBack(args, intent, linked ?? 'signed-in');
}
