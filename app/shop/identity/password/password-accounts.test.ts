import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {createPasswordAccounts} from './password-accounts.server';

const TOKEN = {value: 'token', expiresAtMs: 0};
const CREDENTIALS = {email: 'ada@shopper.example', password: 'a copper box'};
const NEW_ACCOUNT = {...CREDENTIALS, firstName: 'Ada', lastName: 'Lovelace'};
const taken = {customerCreate: {customer: null, customerUserErrors: [{code: 'TAKEN', field: ['email'], message: ''}]}};
const unknown = {customerAccessTokenCreate: {customerUserErrors: [{code: 'UNIDENTIFIED_CUSTOMER', message: ''}]}};
const refusedToken = {customerAccessTokenCreate: {customerUserErrors: [{code: 'INVALID', message: ''}]}};
const refusedRecovery = {errors: [{extensions: {code: 'ACCESS_DENIED'}}]};
const usedLink = {errors: [{extensions: {code: 'NOT_FOUND'}}]};

/** Accounts of a shop that returns one response to every request. */
function accountsOf(response: () => Promise<unknown>) {
  const report = vi.fn();
  const direct = {query: response, mutate: response, CacheNone: () => ({})};
  return {report, accounts: createPasswordAccounts({direct: direct as never, report})};
}

type Accounts = ReturnType<typeof createPasswordAccounts>;

describe('createPasswordAccounts', () => {
  it.each<[string, object, (accounts: Accounts) => Promise<unknown>]>([
    ['login: INVALID_CREDENTIALS: Invalid email or password', unknown, ({signIn}) => signIn(CREDENTIALS)],
    ['login: TOKEN_CREATION_FAILED: Failed to authenticate', refusedToken, ({signIn}) => signIn(CREDENTIALS)],
    ['login: GRAPHQL_ERROR: Store API error', refusedRecovery, ({signIn}) => signIn(CREDENTIALS)],
    ['me: TOKEN_INVALID: Failed to retrieve customer data', {customer: null}, ({findCustomer}) => findCustomer(TOKEN)],
    [
      'create: CUSTOMER_ALREADY_EXISTS: An account with this email already exists',
      taken,
      ({open}) => open(NEW_ACCOUNT),
    ],
    [
      'recover: RECOVERY_FAILED: Failed to send password reset email',
      refusedRecovery,
      ({recover}) => recover(CREDENTIALS.email),
    ],
    [
      'reset: RESET_URL_INVALID: This password reset link is invalid or has expired',
      usedLink,
      ({setPassword}) => setPassword('reset', 'https://shop.example/x', CREDENTIALS.password),
    ],
  ])('logs "%s" without personal data', async (line, response, send) => {
    const {report, accounts} = accountsOf(async () => response);
    expect(await send(accounts)).toMatchObject({ok: false});
    expect(report).toHaveBeenCalledExactlyOnceWith(`customer ${line}`);
  });

  it('logs which service could not be reached, and why', async () => {
    const outage = new UpstreamError('timeout', 'shop.example');
    const {report, accounts} = accountsOf(() => Promise.reject(outage));
    expect(await accounts.signIn(CREDENTIALS)).toEqual({ok: false, error: {kind: 'network-error'}});
    const line = 'customer login: NETWORK_ERROR: Failed to reach authentication service';
    expect(report.mock.calls).toEqual([[outage], [line]]);
  });

  it('logs nothing about a success', async () => {
    const {report, accounts} = accountsOf(async () => ({customer: {id: 'gid://shopify/Customer/1'}}));
    expect(await accounts.findCustomer(TOKEN)).toMatchObject({ok: true});
    expect(report).not.toHaveBeenCalled();
  });
});
