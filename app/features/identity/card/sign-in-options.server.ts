import type {AppContext} from '~/platform/context.server';
import {learnAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle, offersPasswords} from '~/platform/sign-in-sources.server';

/** Which ways to sign in without a password this shop offers. */
export interface PasswordlessOptions {
  readonly google: boolean;
  readonly code: boolean;
}

/** What the card offers, wherever it stands. */
export interface SignInOptions {
  /** Whether the shop has accounts with passwords. */
  readonly hasPasswords: boolean;
  readonly ways: PasswordlessOptions;
}

/** Finds what the settings of this shop let a person do, once the page may lead to the host that mails codes. */
export async function findSignInOptions(context: Pick<AppContext, 'config' | 'report'>): Promise<SignInOptions> {
  const {config} = context;
  if (offersCode(config)) await learnAccountHosts(context);
  return {hasPasswords: offersPasswords(config), ways: {google: offersGoogle(config), code: offersCode(config)}};
}
