import type {
  MutationCustomerAccessTokenCreateArgs,
  MutationCustomerAccessTokenDeleteArgs,
  MutationCustomerAccessTokenRenewArgs,
} from 'schema-2026-04/storefront-api-types';
import {gid} from '../graphql/gid';
import type {ShopContext, ShopState} from '../state';
import {findTokenHolder, issueToken, revokeToken} from './access-tokens';
import type {CustomerRecord} from './customer-record';
import {findCustomerByEmail} from './customer-store';
import {CUSTOMER_ERROR, accessDenied} from './customer-problems';
import {isPassword} from './password';
import {withErrors} from './payload';
import {sha256Base64Url} from '../../kit/secrets';
import {countAttempt, clearAttempts, requireUnthrottled} from './throttle';

async function identify(state: ShopState, email: string, password: string): Promise<CustomerRecord | null> {
  const known = findCustomerByEmail(state, email);
  const hash = known ? state.data.vault.passwords[known.number] : undefined;
  const isRight = await isPassword(password, hash);
  return isRight && known?.account === 'enabled' ? known : null;
}

/** The mutations that sign in and out, by name. */
export const tokenMutations = {
  /** A wrong password, an unknown address and an account without activation get the same response. */
  async customerAccessTokenCreate(
    _root: unknown,
    {input}: MutationCustomerAccessTokenCreateArgs,
    {state}: ShopContext,
  ) {
    requireUnthrottled(state, 'login', input.email);
    countAttempt(state, 'login', input.email);
    const customer = await identify(state, input.email, input.password);
    if (!customer) return withErrors({customerAccessToken: null}, [CUSTOMER_ERROR.unidentified]);
    clearAttempts(state, 'login', input.email);
    return withErrors({customerAccessToken: issueToken(state, customer)});
  },

  customerAccessTokenDelete(
    _root: unknown,
    {customerAccessToken}: MutationCustomerAccessTokenDeleteArgs,
    {state}: ShopContext,
  ) {
    if (!revokeToken(state, customerAccessToken)) throw accessDenied('customerAccessTokenDelete');
    return {
      deletedAccessToken: customerAccessToken,
      deletedCustomerAccessTokenId: gid('CustomerAccessToken', sha256Base64Url(customerAccessToken)),
      userErrors: [],
    };
  },

  customerAccessTokenRenew(
    _root: unknown,
    {customerAccessToken}: MutationCustomerAccessTokenRenewArgs,
    {state}: ShopContext,
  ) {
    const customer = findTokenHolder(state, customerAccessToken);
    return customer
      ? {customerAccessToken: issueToken(state, customer), userErrors: []}
      : {customerAccessToken: null, userErrors: [{field: ['customerAccessToken'], message: 'access denied'}]};
  },
};
