import {createHexSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from '../customers/expiring-entries';
import {jsonResponse} from '../graphql/graphql-call';
import type {ShopContext} from '../state';

const PATH = '/admin/oauth/access_token';
/** Token lifetime in seconds: one second less than a day, as at Shopify. */
const LIFETIME_SECONDS = 86_399;
const BAD_REQUEST = 400;

/** An unknown app gets an HTML page regardless of the Accept header; its title names the error. */
const errorPage = (code: string): Response =>
  new Response(`<!DOCTYPE html><html><head><title>${BAD_REQUEST} - Oauth error ${code}</title></head></html>`, {
    status: BAD_REQUEST,
    headers: {'content-type': 'text/html; charset=utf-8'},
  });

const refuse = (error: string, description: string): Response =>
  jsonResponse({error, error_description: description}, BAD_REQUEST, {'cache-control': 'no-store'});

function grantToken({state, config}: ShopContext): Response {
  const tokens = (state.data.vault.adminTokens ??= {});
  const now = state.clock();
  const token = `shpat_${createHexSecret()}`;
  deleteExpired(tokens, now);
  tokens[sha256Base64Url(token)] = {expiresAt: expiryAfter(now, LIFETIME_SECONDS * 1000)};
  state.changed();
  const body = {access_token: token, scope: config.profile.adminScopes.join(','), expires_in: LIFETIME_SECONDS};
  return jsonResponse(body, 200, {'cache-control': 'no-store'});
}

/**
 * Exchanges an app's client credentials for an Admin API token that expires after a day. As at Shopify, the secret also
 * signs webhooks.
 *
 * @returns the response, or null for other paths
 */
export async function handleAdminOauth(request: Request, context: ShopContext): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {allow: 'POST'}});
  const text = await request.text();
  const form = new URLSearchParams(text);
  const {config} = context;
  if (form.get('client_id') !== config.adminClientId) return errorPage('application_cannot_be_found');
  if (!config.webhookSecrets.includes(form.get('client_secret') ?? ''))
    return refuse('invalid_client', 'Client authentication failed.');
  if (form.get('grant_type') !== 'client_credentials')
    return refuse('unsupported_grant_type', 'Only client_credentials is emulated.');
  return grantToken(context);
}

/** Returns whether a token is valid for the Admin API: the fixed token, if the store has one, or an unexpired exchanged token. */
export function isAdminToken(token: string | null, {state, config}: ShopContext): boolean {
  if (token === null) return false;
  if (token === config.adminToken) return config.profile.adminAccess === 'fixed-token';
  return findUnexpired(state.data.vault.adminTokens ?? {}, sha256Base64Url(token), state.clock()) !== null;
}
