import {redirect} from '@shopify/remix-oxygen';
import type {Proof} from '~/platform/session/session.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {redirectBack, redirectToRetry, type SignInIntent, type IdentityArgs} from '../provider/provider-sign-in.server';
import {beginSession} from '../begin-session.server';
import {linkByProof} from '../linking/link-by-proof.server';
import {linkCustomer} from '../linking/link-customer.server';
import {linkingPath} from '../linking/linking-path';

/**
 * Begins a session for a person whom Google identified, or links them, and links their customer at Shopify if proven.
 * @throws BackendUnavailable if the database is down; then no session begins
 */
export async function completeGoogleSignIn(
  args: IdentityArgs,
  person: GooglePerson,
  intent: SignInIntent,
): Promise<Response> {
  const {context} = args;
  const proof = toProof(person);
  const linked = intent.purpose === 'link' ? await linkByProof(context, proof) : null;
  if (linked === 'linked') return redirectBack(args, intent, linked);
  if (linked) return redirectToRetry(args, intent, linked);
  await beginSession(context, proof);
  const result = await linkCustomer(context, person);
  if (result !== 'needs-proof') return redirectBack(args, intent, 'signed-in-with-google');
  context.flash.set('signed-in-with-google');
  return redirect(linkingPath(intent.returnTo), 303);
}

const toProof = ({subject, email, isEmailVerified, hostedDomain, ...names}: GooglePerson): Proof => ({
  issuer: 'google',
  subject,
  email,
  isEmailVerified,
  hostedDomain,
  ...names,
});
