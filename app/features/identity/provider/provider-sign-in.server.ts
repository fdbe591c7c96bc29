import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {cardLink} from '../card/card-link';
import {linkingPath} from '../linking/linking-path';
import type {IdentityNotice} from '../identity-notices';
import {fieldOf, readForm} from '~/platform/form.server';
import {returnTarget} from '../return-target';

/** What a way to sign in that leads away from the shop, or that another site's script begins, needs of a request. */
export interface IdentityArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** What the person had in mind when they left. */
export const SignInIntentSchema = z.object({
  returnTo: z.string().nullable(),
  /** To sign in, or to join what they will prove to whom they are signed in as. */
  purpose: z.enum(['sign-in', 'link']),
});

/** What the person had in mind when they left. */
export type SignInIntent = z.infer<typeof SignInIntentSchema>;

const HOME = '/profile';

/** @returns what the form that leads away says of the way back; null when it is no form of ours */
export async function readSignInIntent({context, request}: IdentityArgs): Promise<SignInIntent | null> {
  const form = await readForm(request);
  if (!form) return null;
  return {
    returnTo: returnTarget(fieldOf(form, 'returnTo'), context.config.PUBLIC_ORIGIN),
    purpose: fieldOf(form, 'purpose') === 'link' ? 'link' : 'sign-in',
  };
}

/** @returns the way back, saying how it went */
export function redirectBack({context}: IdentityArgs, {returnTo}: SignInIntent, notice: IdentityNotice) {
  context.flash.leave(notice);
  return redirect(returnTo ?? HOME, 303);
}

/**
 * @param message what the other side answered to this server itself, never what an address says
 * @returns the way back to where the sign-in began, saying what went wrong: as the other side message, or in words of ours
 */
export async function redirectToRetry(
  {context}: IdentityArgs,
  {returnTo, purpose}: SignInIntent,
  notice: IdentityNotice,
  message: string | null = null,
) {
  await context.flash.leaveWords(notice, message);
  return redirect(purpose === 'link' ? linkingPath(returnTo) : cardLink('/auth', 'sign-in', returnTo), 303);
}
