import {fail, succeed, type Result} from '~/core/result';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {ACCOUNT_CUSTOMER_QUERY, ACCOUNT_PASSWORD_PROOF_MUTATION, ACCOUNT_UPDATE_MUTATION} from '../account.gql';
import type {AccountProblem} from '../account-problem';
import type {Account, AccountRequestContext} from '../open-account.server';
import {callAccountApi, toAccountProblem} from '../store/call-account-api.server';
import {findPasswordAccount, type PasswordAccount} from './find-password-account.server';

const TRIES = 2;

interface Change {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface Changed {
  /** Shopify's new token; the change revoked all others. */
  readonly token: string;
  readonly endedElsewhere: boolean;
}

type AccountResult<Value> = Promise<Result<Value, AccountProblem>>;

/**
 * Changes the password at Shopify after verifying the current one, and ends all other sessions of the person.
 */
export async function changePassword(
  context: AccountRequestContext,
  account: Account,
  change: Change,
): AccountResult<Changed> {
  const proof = await proveCurrentPassword(context, account, change.currentPassword);
  if (!proof.ok) return proof;
  const {email, token: proven} = proof.value;
  const token = await replacePassword(context, {email, proof: proven.value, ...change});
  if (!token.ok) return token;
  await context.session.amend({customerToken: token.value, provenAtMs: Date.now()});
  return succeed({token: token.value.value, endedElsewhere: await endOtherSessions(context, account)});
}

interface Token {
  readonly value: string;
  readonly expiresAtMs: number;
}

interface PasswordProof {
  readonly email: string;
  readonly token: Token;
}

/** Verifies that a password is that of the person's account. Wrong ones are counted. */
export async function proveCurrentPassword(
  context: AccountRequestContext,
  account: Account,
  password: string,
): AccountResult<PasswordProof> {
  const attempt = await consumeAttempt(context.backend, 'password-change', {session: account.claims.sessionId});
  if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
  const owner = await findOwner(context, account);
  if (!owner.ok) return owner;
  const proof = await proveOwner(context, owner.value, password);
  if (proof.ok || proof.error.kind !== 'wrong-password') await attempt.refund();
  return proof.ok ? succeed({email: owner.value.email, token: proof.value}) : proof;
}

const toToken = ({accessToken, expiresAt}: {accessToken: string; expiresAt: string}): Token => ({
  value: accessToken,
  expiresAtMs: Date.parse(expiresAt),
});

/** Finds the account by the session's token, or else by the customer that the person is linked to. */
async function findOwner(context: AccountRequestContext, {claims, live}: Account): AccountResult<PasswordAccount> {
  if (claims.customerToken) return readOwner(context, claims.customerToken.value);
  const owner = await findPasswordAccount(context, live.user_id);
  return owner ? succeed(owner) : fail({kind: 'wrong-password'});
}

async function readOwner({direct, report}: AccountRequestContext, token: string): AccountResult<PasswordAccount> {
  const options = {variables: {token}};
  const response = await callAccountApi(report, () => direct.query(ACCOUNT_CUSTOMER_QUERY, options));
  if (!response.ok) return response;
  const {id, email} = response.value.customer ?? {};
  return id && email ? succeed({customerId: id, email}) : fail({kind: 'signed-out'});
}

/** Verifies the password and that it opens the same customer, because the address may belong to another one by now. */
async function proveOwner(
  context: AccountRequestContext,
  owner: PasswordAccount,
  password: string,
): AccountResult<Token> {
  const proof = await prove(context, owner.email, password);
  if (!proof.ok) return proof;
  const proven = await readOwner(context, proof.value.value);
  if (!proven.ok) return proven;
  return proven.value.customerId === owner.customerId ? proof : fail({kind: 'wrong-password'});
}

async function prove({direct, report}: AccountRequestContext, email: string, password: string): AccountResult<Token> {
  const variables = {input: {email, password}};
  const response = await callAccountApi(report, () => direct.mutate(ACCOUNT_PASSWORD_PROOF_MUTATION, {variables}));
  if (!response.ok) return response;
  const token = response.value.customerAccessTokenCreate?.customerAccessToken;
  return token ? succeed(toToken(token)) : fail({kind: 'wrong-password'});
}

interface Replacement extends Change {
  readonly email: string;
  readonly proof: string;
}

async function replacePassword(
  context: AccountRequestContext,
  {email, proof, newPassword}: Replacement,
): AccountResult<Token> {
  const variables = {token: proof, customer: {password: newPassword}};
  const response = await callAccountApi(context.report, () =>
    context.direct.mutate(ACCOUNT_UPDATE_MUTATION, {variables}),
  );
  const payload = response.ok ? response.value.customerUpdate : null;
  const problem = response.ok ? toAccountProblem(payload?.customerUserErrors) : response.error;
  if (payload?.customerAccessToken) return succeed(toToken(payload.customerAccessToken));
  if (problem && problem.kind !== 'shop-down') return fail(problem);
  // The change may have succeeded although its response was lost: signing in with the new password decides.
  const opened = await prove(context, email, newPassword);
  return opened.ok ? opened : fail({kind: 'shop-down'});
}

async function endOtherSessions({backend, report}: AccountRequestContext, {live, claims}: Account): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await backend.call('revoke_all_sessions', {
        p_user_id: live.user_id,
        p_except_session_id: claims.sessionId,
        p_reason: 'password-changed',
      });
      return true;
    } catch (error) {
      report(error);
    }
  }
  return false;
}
