import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '../../context.server';
import {UpstreamError} from '../upstream-problem';
import {createAccountClient, type AccountData, type AccountSettings} from './account-client.server';
import type {AccountTokens} from './account-tokens.server';
import {inTime} from './in-time';
import {SIGNED_IN_ACCOUNT_QUERY} from './signed-in-account.customer.gql';

type Context = Pick<AppContext, 'config' | 'waitUntil' | 'report'>;

/** What must be kept until the person comes back from the shop's sign-in. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Somebody who has entered the code that was mailed to their address. */
export interface SignedInAccount {
  readonly customerId: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly tokens: AccountTokens;
}

/** @returns where the shop asks for the code, and what to keep until then */
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
 * Trades the code in the query for tokens, and asks whose they are.
 * @param search the query as it came back, its state compared already
 */
export async function finishAccountSignIn(
  context: Context,
  settings: AccountSettings,
  begun: BegunSignIn,
  search: string,
): Promise<Result<SignedInAccount, 'refused' | 'unavailable'>> {
  const {client, read} = createAccountClient(context, settings, {...begun}, search);
  try {
    await inTime(client.authorize());
    const tokens = toTokens(read());
    const {data} = await inTime(client.query(SIGNED_IN_ACCOUNT_QUERY));
    const {id, emailAddress, firstName, lastName} = data.customer;
    return succeed({
      customerId: id,
      email: emailAddress?.emailAddress ?? null,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      tokens,
    });
  } catch (error) {
    // Hydrogen throws what the token endpoint said, as a page under our own address: nobody gets to see that.
    const isRefusal = error instanceof Response && error.status < 500;
    if (!isRefusal) context.report(new UpstreamError('status', 'customer accounts'));
    return fail(isRefusal ? 'refused' : 'unavailable');
  }
}

function toTokens({accessToken, expiresAt, refreshToken, idToken}: AccountData): AccountTokens {
  if (!accessToken || !expiresAt || !refreshToken || !idToken) throw new Error('The shop left out a token');
  return {accessToken, expiresAtMs: Number(expiresAt), refreshToken, idToken};
}
