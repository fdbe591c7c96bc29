import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {cardLink} from '../card/card-link';
import {linkingPath} from '../linking/linking-path';
import type {IdentityNotice} from '../identity-notices';
import {fieldOf, readForm} from '~/platform/form.server';
import {returnTarget} from '../return-target';

export interface IdentityArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** What a sign-in at Google or Shopify is for; sealed into a cookie until the callback. */
export const SignInIntentSchema = z.object({
  returnTo: z.string().nullable(),
  /** To sign in, or to link the proven account to the signed-in person. */
  purpose: z.enum(['sign-in', 'link']),
});

export type SignInIntent = z.infer<typeof SignInIntentSchema>;

/** A sign-in that this browser began, sealed into a cookie until the callback. A later one replaces it. */
export const BegunSignInSchema = SignInIntentSchema.extend({
  /** The OAuth state. */
  id: z.string(),
  /** The ids of those that it replaced, which other tabs may still return with. */
  olderIds: z.array(z.string()).default([]),
  /** Whether it began by itself, for a tab that returned with an older id. It does not begin once more. */
  isRestarted: z.boolean().default(false),
});

type BegunSignIn = z.infer<typeof BegunSignInSchema>;

const MAX_OLDER = 4;

/**
 * Returns what a new sign-in remembers of the one that it replaces.
 * @param restartedId the older id that a tab returned with, if it starts again by itself
 */
export function replaceSignIn(replaced: BegunSignIn | null, restartedId: string | null) {
  const ids = replaced ? [...(replaced.isRestarted ? [] : [replaced.id]), ...replaced.olderIds] : [];
  return {olderIds: ids.filter((id) => id !== restartedId).slice(0, MAX_OLDER), isRestarted: restartedId !== null};
}

const HOME = '/profile';

/** Reads the intent from the form that starts the sign-in; returns null if the body is no form. */
export async function readSignInIntent({context, request}: IdentityArgs): Promise<SignInIntent | null> {
  const form = await readForm(request);
  if (!form) return null;
  return {
    returnTo: returnTarget(fieldOf(form, 'returnTo'), context.config.PUBLIC_ORIGIN),
    purpose: fieldOf(form, 'purpose') === 'link' ? 'link' : 'sign-in',
  };
}

export function redirectBack({context}: IdentityArgs, {returnTo}: SignInIntent, notice: IdentityNotice) {
  context.flash.set(notice);
  return redirect(returnTo ?? HOME, 303);
}

/**
 * Redirects to the page where the sign-in began, with an error notice.
 * @param message the provider's own message, only if it answered this server directly
 */
export async function redirectToRetry(
  {context}: IdentityArgs,
  {returnTo, purpose}: SignInIntent,
  notice: IdentityNotice,
  message: string | null = null,
) {
  await context.flash.setWithMessage(notice, message);
  return redirect(toRetryPath({returnTo, purpose}), 303);
}

/** Responds to a callback that this browser did not start or has already used. The session stays as it is. */
export async function refuseSignIn({context}: IdentityArgs) {
  const isSignedIn = (await context.session.claims()) !== null;
  return data({isSignedIn}, {status: 400});
}

/** Returns the page where a sign-in began. */
export const toRetryPath = ({returnTo, purpose}: SignInIntent): string =>
  purpose === 'link' ? linkingPath(returnTo) : cardLink('/auth', 'sign-in', returnTo);
