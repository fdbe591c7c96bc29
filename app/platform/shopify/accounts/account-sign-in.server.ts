import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '../../context.server';
import {UpstreamError} from '../upstream-problem';
import {createAccountClient, type AccountData, type AccountSettings} from './account-client.server';
import type {AccountTokens} from './account-tokens.server';
import {withTimeout} from './with-timeout';
import {SIGNED_IN_ACCOUNT_QUERY} from './signed-in-account.customer.gql';

type Context = Pick<AppContext, 'config' | 'waitUntil' | 'report'>;

/** What must be stored until the callback of the sign-in. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A customer who signed in by a mailed code. */
export interface SignedInAccount {
  readonly customerId: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly tokens: AccountTokens;
}

/** Returns the URL of the sign-in page, and what to store until the callback. */
export async function beginAccountSignIn(
  context: Context,
  settings: AccountSettings,
): Promise<{readonly location: string; readonly begun: BegunSignIn}> {
  const {client, read} = createAccountClient(context, settings);
  const location = (await client.login()).headers.get('Location');
  const {state, nonce, codeVerifier} = read();
  if (!location || !state || !nonce || !codeVerifier) throw new Error('Hydrogen began no sign-in');
  return {location, begun: {state, nonce, codeVerifier}};
}

/**
 * Exchanges the code in the query for tokens and loads their customer.
 * @param search the query of the callback, with its state already verified
 */
export async function finishAccountSignIn(
  context: Context,
  settings: AccountSettings,
  begun: BegunSignIn,
  search: string,
): Promise<Result<SignedInAccount, 'refused' | 'unavailable'>> {
  const {client, read} = createAccountClient(context, settings, {...begun}, search);
  try {
    await withTimeout(client.authorize());
    const tokens = toTokens(read());
    const {data} = await withTimeout(client.query(SIGNED_IN_ACCOUNT_QUERY));
    const {id, emailAddress, firstName, lastName} = data.customer;
    return succeed({
      customerId: id,
      email: emailAddress?.emailAddress ?? null,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      tokens,
    });
  } catch (error) {
    // Hydrogen throws the token endpoint's message as a page of this origin, which must not be shown.
    const isRefusal = error instanceof Response && error.status < 500;
    if (!isRefusal) context.report(new UpstreamError('status', 'customer accounts'));
    return fail(isRefusal ? 'refused' : 'unavailable');
  }
}

function toTokens({accessToken, expiresAt, refreshToken, idToken}: AccountData): AccountTokens {
  if (!accessToken || !expiresAt || !refreshToken || !idToken) throw new Error('The shop left out a token');
  return {accessToken, expiresAtMs: Number(expiresAt), refreshToken, idToken};
}
