import type {AppContext} from '~/platform/context.server';
import {discoverAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle, offersPasswords} from '~/platform/sign-in-sources.server';

interface PasswordlessOptions {
  readonly google: boolean;
  readonly code: boolean;
}

export interface SignInOptions {
  readonly hasPasswords: boolean;
  readonly passwordless: PasswordlessOptions;
}

/** Finds the ways to sign in. For codes it first discovers the host that the page's policy must allow. */
export async function findSignInOptions(
  context: Pick<AppContext, 'config' | 'report' | 'waitUntil'>,
): Promise<SignInOptions> {
  const {config} = context;
  if (offersCode(config)) await discoverAccountHosts(context);
  return {
    hasPasswords: offersPasswords(config),
    passwordless: {google: offersGoogle(config), code: offersCode(config)},
  };
}
