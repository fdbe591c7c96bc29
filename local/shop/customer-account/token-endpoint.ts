import {issueToken} from '../customers/access-tokens';
import type {CustomerRecord} from '../customers/customer-record';
import {findCustomer} from '../customers/customer-store';
import {createSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from '../customers/expiring-entries';
import {jsonResponse} from '../graphql/graphql-call';
import type {ShopConfig, ShopContext} from '../state';
import {signIdToken} from './id-token';
import {toStorefrontAddress} from './identity-addresses';
import {redeemCode} from './sign-in-flow';

const LIFETIME_SECONDS = 7200;
const REFRESH_LIFETIME_MS = 30 * 86_400_000;
/**
 * Random bytes of a token, and of the session in the id token. All three of the usual length fit into the cookie of
 * Hydrogen's template; the longest that Shopify issues, 1.5 kB each, do not.
 */
const TOKEN_BYTES = {usual: 400, long: 1100} as const;
const SESSION_BYTES = {usual: 16, long: 600} as const;

const newToken = (prefix: string, {profile}: ShopConfig): string =>
  prefix + createSecret(TOKEN_BYTES[profile.accountTokens]);

const refuse = (status: number, error: string, description: string): Response =>
  jsonResponse({error, error_description: description}, status, {'cache-control': 'no-store'});

/** The customer and session that tokens are issued for, with the nonce if these are the session's first tokens. */
interface Grant {
  readonly customer: CustomerRecord;
  readonly session: string;
  readonly first?: {readonly nonce: string | null};
}

async function grantTokens({customer, session, first}: Grant, context: ShopContext): Promise<Response> {
  const {state, config} = context;
  const {refreshTokens} = state.data.vault;
  const now = state.clock();
  const accessToken = newToken('shcat_', config);
  const refreshToken = newToken('shcrt_', config);
  deleteExpired(refreshTokens, now);
  const expiresAt = expiryAfter(now, REFRESH_LIFETIME_MS);
  refreshTokens[sha256Base64Url(refreshToken)] = {customerNumber: customer.number, expiresAt, session};
  issueToken(state, customer, {accessToken, lifetimeMs: LIFETIME_SECONDS * 1000, session});
  const facts = first && {session, nonce: first.nonce, lifetimeSeconds: LIFETIME_SECONDS};
  const body = {
    access_token: accessToken,
    expires_in: LIFETIME_SECONDS,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    scope: 'openid email customer-account-api:full',
    ...(facts && {id_token: await signIdToken(customer, facts, context)}),
  };
  return jsonResponse(body, 200, {'cache-control': 'no-store'});
}

async function exchangeCode(form: URLSearchParams, context: ShopContext): Promise<Response> {
  const found = redeemCode(context.state, form.get('code') ?? '');
  const customer = found && findCustomer(context.state, found.flow.customerNumber ?? 0);
  if (!found || !customer) return refuse(400, 'invalid_grant', 'The code is wrong, used or too old.');
  const {redirectUri, codeChallenge, nonce} = found.flow;
  if (toStorefrontAddress(form.get('redirect_uri'), context)?.href !== redirectUri) {
    return refuse(400, 'invalid_grant', 'The redirect_uri is not the one the code was given for.');
  }
  if (sha256Base64Url(form.get('code_verifier') ?? '') !== codeChallenge) {
    return refuse(400, 'invalid_grant', 'The code_verifier does not fit.');
  }
  const session = createSecret(SESSION_BYTES[context.config.profile.accountTokens]);
  return grantTokens({customer, session, first: {nonce}}, context);
}

/** Exchanges a refresh token, which works once. The response has no id token. */
async function refresh(form: URLSearchParams, context: ShopContext): Promise<Response> {
  const {state} = context;
  const {refreshTokens} = state.data.vault;
  const key = sha256Base64Url(form.get('refresh_token') ?? '');
  const grant = findUnexpired(refreshTokens, key, state.clock());
  delete refreshTokens[key];
  const customer = grant && findCustomer(state, grant.customerNumber);
  if (!customer || !grant?.session) return refuse(400, 'invalid_grant', 'The refresh token is wrong, used or too old.');
  return grantTokens({customer, session: grant.session}, context);
}

/**
 * Handles a request to the token endpoint. Like Shopify's it requires an Origin and a User-Agent.
 *
 * @param request - a form by POST
 */
export async function handleTokenRequest(request: Request, context: ShopContext): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  if (!request.headers.get('origin')) return refuse(401, 'invalid_token', 'An Origin header is required.');
  if (!request.headers.get('user-agent')) return refuse(403, 'forbidden', 'A User-Agent header is required.');
  if (form.get('client_id') !== context.config.customerAccountClientId) {
    return refuse(401, 'invalid_client', 'Nobody has this client_id.');
  }
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(form, context);
    case 'refresh_token':
      return refresh(form, context);
    default:
      return refuse(400, 'unsupported_grant_type', 'Only authorization_code and refresh_token are known.');
  }
}
