import type {AppContext} from '~/platform/context.server';
import {discoverAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle, offersPasswords} from '~/platform/sign-in-sources.server';

/** The ways to sign in without a password that this shop offers. */
interface PasswordlessOptions {
  readonly google: boolean;
  readonly code: boolean;
}

/** The ways to sign in that the card offers. */
export interface SignInOptions {
  /** Whether the shop has accounts with passwords. */
  readonly hasPasswords: boolean;
  readonly passwordless: PasswordlessOptions;
}

/** Finds the ways to sign in. For codes it first discovers the host that the page's policy must allow. */
export async function findSignInOptions(context: Pick<AppContext, 'config' | 'report'>): Promise<SignInOptions> {
  const {config} = context;
  if (offersCode(config)) await discoverAccountHosts(context);
  return {
    hasPasswords: offersPasswords(config),
    passwordless: {google: offersGoogle(config), code: offersCode(config)},
  };
}
