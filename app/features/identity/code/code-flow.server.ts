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
  ErrandSchema,
  leadBack,
  leadToRetry,
  readErrand,
  type Errand,
  type Visit,
} from '../away/sign-in-elsewhere.server';
import {beginSession} from '../buyer.server';
import {linkByProof} from '../linking/link-by-proof.server';

const FLOW = {
  name: 'code-sign-in',
  lifetimeSeconds: 900,
  /** The id is the state that comes back. */
  schema: ErrandSchema.extend({id: z.string(), nonce: z.string(), codeVerifier: z.string()}),
};

const flowOf = ({context, request}: Visit) => createOneTimeCookie(FLOW, {...context, request});

const settingsOf = ({config}: Visit['context']) => (offersCode(config) ? accountSettings(config) : null);

/** Sends a person to the shop's own sign-in, which mails them a code. */
export async function startCode(visit: Visit): Promise<Response> {
  const errand = await readErrand(visit);
  const settings = settingsOf(visit.context);
  if (!errand || !settings) return leadToRetry(visit, errand ?? {returnTo: null, purpose: 'sign-in'}, 'code-failed');
  const {location, begun} = await beginAccountSignIn(visit.context, settings);
  const {state: id, ...rest} = begun;
  await flowOf(visit).leave({id, ...rest, ...errand});
  return redirect(location, 303);
}

/**
 * Takes a person back from the shop's sign-in.
 * @returns null for a return that this very browser did not ask for, or that was used before: whoever is signed in stays so
 */
export async function finishCode(visit: Visit): Promise<Response | null> {
  const {search, searchParams} = new URL(visit.request.url);
  const flow = flowOf(visit);
  const begun = await flow.find();
  const settings = settingsOf(visit.context);
  if (!begun || !settings || searchParams.getAll('state').join() !== begun.id) return null;
  try {
    if (!(await flow.spend(begun))) return null;
    if (searchParams.has('error')) return leadToRetry(visit, begun, 'code-failed');
    if (!searchParams.get('code')) return null;
    const {id: state, nonce, codeVerifier} = begun;
    const account = await finishAccountSignIn(visit.context, settings, {state, nonce, codeVerifier}, search);
    return account.ok ? await enter(visit, account.value, begun) : leadToRetry(visit, begun, 'code-failed');
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    visit.context.report(error);
    return leadToRetry(visit, begun, 'code-failed');
  }
}

async function enter(visit: Visit, account: SignedInAccount, errand: Errand): Promise<Response> {
  const {context} = visit;
  const {accessToken, expiresAtMs} = account.tokens;
  const proof: Proof = {
    issuer: 'shopify',
    subject: account.customerId,
    email: account.email,
    // The code went to that address.
    isEmailVerified: account.email !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    accountToken: {value: accessToken, expiresAtMs, version: 0},
    sealedTokens: await sealTokens(context, account.tokens),
  };
  const linked = errand.purpose === 'link' ? await linkByProof(context, proof) : null;
  if (linked && linked !== 'linked') return leadToRetry(visit, errand, linked);
  if (!linked) await beginSession(context, proof);
  return leadBack(visit, errand, linked ?? 'signed-in');
}
