import {redirect} from '@shopify/remix-oxygen';
import type {Proof} from '~/platform/session/session.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {leadBack, leadToRetry, type Errand, type Visit} from '../away/sign-in-elsewhere.server';
import {beginSession} from '../buyer.server';
import {linkByProof} from '../linking/link-by-proof.server';
import {linkCustomer} from '../linking/link-customer.server';
import {linkPath} from '../linking/link-path';

/**
 * Lets in whom Google vouches for, and makes them a customer of the shop where that is proven, too.
 * @throws BackendUnavailable when the database does not answer: then nobody is let in
 */
export async function enterWithGoogle(visit: Visit, person: GooglePerson, errand: Errand): Promise<Response> {
  const {context} = visit;
  const proof = toProof(person);
  const linked = errand.purpose === 'link' ? await linkByProof(context, proof) : null;
  if (linked === 'linked') return leadBack(visit, errand, linked);
  if (linked) return leadToRetry(visit, errand, linked);
  await beginSession(context, proof);
  const result = await linkCustomer(context, person);
  if (result !== 'needs-proof') return leadBack(visit, errand, 'signed-in-with-google');
  context.flash.leave('signed-in-with-google');
  return redirect(linkPath(errand.returnTo), 303);
}

const toProof = ({subject, email, isEmailVerified, hostedDomain, ...names}: GooglePerson): Proof => ({
  issuer: 'google',
  subject,
  email,
  isEmailVerified,
  hostedDomain,
  ...names,
});
