import {createHash, randomBytes} from 'node:crypto';
import {issueToken} from '../customers/access-tokens';
import type {CustomerRecord} from '../customers/customer-record';
import {findCustomer} from '../customers/customer-store';
import {findLive, forgetExpired, hashSecret, momentAfter} from '../customers/secrets';
import {jsonResponse} from '../graphql/graphql-call';
import type {ShopContext} from '../state';
import {signIdToken} from './id-token';
import {toStorefrontAddress} from './identity-addresses';
import {redeemCode} from './sign-in-flow';

const LIFETIME_SECONDS = 7200;
const REFRESH_LIFETIME_MS = 30 * 86_400_000;
/** The platform's tokens may grow to 1.5 kB: a storefront that keeps them in cookies must meet them at their longest. */
const TOKEN_BYTES = 1100;
/** Makes the id token, which carries it, as long as the others. */
const SESSION_BYTES = 600;

const longToken = (prefix: string): string => prefix + randomBytes(TOKEN_BYTES).toString('base64url');

const refuse = (status: number, error: string, description: string): Response =>
  jsonResponse({error, error_description: description}, status, {'cache-control': 'no-store'});

/** Who is to be given tokens, for which sign-in, and the nonce where this is its first answer. */
interface Grant {
  readonly customer: CustomerRecord;
  readonly session: string;
  readonly first?: {readonly nonce: string | null};
}

async function grantTokens({customer, session, first}: Grant, context: ShopContext): Promise<Response> {
  const {state} = context;
  const {refreshTokens} = state.data.vault;
  const now = state.clock();
  const accessToken = longToken('shcat_');
  const refreshToken = longToken('shcrt_');
  forgetExpired(refreshTokens, now);
  const expiresAt = momentAfter(now, REFRESH_LIFETIME_MS);
  refreshTokens[hashSecret(refreshToken)] = {customerNumber: customer.number, expiresAt, session};
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

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

async function exchangeCode(form: URLSearchParams, context: ShopContext): Promise<Response> {
  const found = redeemCode(context.state, form.get('code') ?? '');
  const customer = found && findCustomer(context.state, found.flow.customerNumber ?? 0);
  if (!found || !customer) return refuse(400, 'invalid_grant', 'The code is wrong, used or too old.');
  const {redirectUri, codeChallenge, nonce} = found.flow;
  if (toStorefrontAddress(form.get('redirect_uri'), context)?.href !== redirectUri) {
    return refuse(400, 'invalid_grant', 'The redirect_uri is not the one the code was given for.');
  }
  if (challengeOf(form.get('code_verifier') ?? '') !== codeChallenge) {
    return refuse(400, 'invalid_grant', 'The code_verifier does not fit.');
  }
  const session = randomBytes(SESSION_BYTES).toString('base64url');
  return grantTokens({customer, session, first: {nonce}}, context);
}

/** Rotates: a refresh token works once, and the answer carries no id token. */
async function refresh(form: URLSearchParams, context: ShopContext): Promise<Response> {
  const {state} = context;
  const {refreshTokens} = state.data.vault;
  const key = hashSecret(form.get('refresh_token') ?? '');
  const grant = findLive(refreshTokens, key, state.clock());
  delete refreshTokens[key];
  const customer = grant && findCustomer(state, grant.customerNumber);
  if (!customer || !grant?.session) return refuse(400, 'invalid_grant', 'The refresh token is wrong, used or too old.');
  return grantTokens({customer, session: grant.session}, context);
}

/**
 * Answers a storefront that wants tokens. Like the platform it demands an Origin, and a User-Agent.
 *
 * @param request - a form by POST
 * @param context - the shop
 */
export async function answerTokenRequest(request: Request, context: ShopContext): Promise<Response> {
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
