import {redirect} from '@shopify/remix-oxygen';
import type {GoogleRefusal} from '~/platform/supabase/google-auth.server';
import {IDENTITY_COPY} from '../identity-copy';
import {redirectToRetry, toRetryPath, type IdentityArgs, type SignInIntent} from '../provider/provider-sign-in.server';
import {withGoogleUnverified} from './google-unverified';

/** Supabase Auth's code for an account whose address Google has not verified. */
const UNVERIFIED = 'provider_email_needs_verification';

export const isUnverified = ({code}: GoogleRefusal): boolean => code === UNVERIFIED;

/** Redirects to the page where the sign-in began, which says why if the visitor can do something about it. */
export async function refuseGoogleSignIn(
  args: IdentityArgs,
  intent: SignInIntent,
  refusal: GoogleRefusal,
): Promise<Response> {
  if (!isUnverified(refusal)) return redirectToRetry(args, intent, 'google-failed', refusal.message);
  await args.context.flash.setWithMessage('google-failed', IDENTITY_COPY.googleUnverified.title);
  return redirect(withGoogleUnverified(toRetryPath(intent)), 303);
}
