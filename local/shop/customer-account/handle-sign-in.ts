import {formText} from '../checkout/checkout-form';
import {unavailablePageResponse, seeOther} from '../checkout/page';
import {isCrossOrigin} from '../../kit/cross-origin';
import type {ShopContext} from '../state';
import {issuerUrl, toStorefrontAddress} from './identity-addresses';
import {askForCode, enterCode, findFlow, startFlow} from './sign-in-flow';
import {codePage, emailPage} from './sign-in-pages';

const BAD_REQUEST = 400;

const refuse = (reason: string, context: ShopContext): Response =>
  unavailablePageResponse(BAD_REQUEST, 'Sign-in cannot start', reason, context);

const expired = (context: ShopContext): Response =>
  unavailablePageResponse(BAD_REQUEST, 'This sign-in has ended', 'Go back to the shop and sign in again.', context);

/** Returns the error of an authorization request, or null. Only the storefront may be the redirect URI. */
function faultOf(query: URLSearchParams, {config}: ShopContext): string | null {
  const missing = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].filter((name) => !query.get(name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  if (query.get('client_id') !== config.customerAccountClientId) return 'invalid_client: unknown client_id.';
  if (query.get('response_type') !== 'code') return 'unsupported_response_type: only code is known.';
  const hasPkce = query.get('code_challenge_method') === 'S256' && query.get('code_challenge');
  return hasPkce ? null : 'A public client must send a code_challenge of the method S256.';
}

/** Validates an authorization request and redirects to the first page. */
export function handleAuthorization(request: Request, context: ShopContext): Response {
  const {searchParams: query} = new URL(request.url);
  const fault = faultOf(query, context);
  if (fault !== null) return refuse(fault, context);
  const redirectUri = toStorefrontAddress(query.get('redirect_uri'), context);
  if (!redirectUri) return refuse('redirect_uri_mismatch: this is no address of the storefront.', context);
  const id = startFlow(context.state, {
    redirectUri: redirectUri.href,
    state: query.get('state') ?? '',
    nonce: query.get('nonce'),
    codeChallenge: query.get('code_challenge') ?? '',
  });
  const next = new URL(`${issuerUrl(context)}/login`);
  next.searchParams.set('flow', id);
  const hint = query.get('login_hint');
  if (hint) next.searchParams.set('login_hint', hint);
  return seeOther(next.href);
}

async function readForm(request: Request, context: ShopContext): Promise<FormData | null> {
  return isCrossOrigin(request, context.config.accountsOrigin) ? null : request.formData().catch(() => null);
}

/** Handles the page that asks for an email address. */
export async function login(request: Request, context: ShopContext): Promise<Response> {
  const {searchParams: query} = new URL(request.url);
  const form = request.method === 'POST' ? await readForm(request, context) : null;
  const id = query.get('flow') ?? '';
  const flow = findFlow(context.state, id);
  if (!flow) return expired(context);
  if (request.method !== 'POST') return emailPage(query.get('login_hint') ?? '', null, context);
  const typed = form ? formText(form, 'email') : '';
  if (!askForCode(id, flow, typed, context)) return emailPage(typed, 'Enter a valid email.', context);
  return seeOther(`${issuerUrl(context)}/login/code?flow=${id}`);
}

/** Handles the page that asks for the code. */
export async function code(request: Request, context: ShopContext): Promise<Response> {
  const {searchParams: query} = new URL(request.url);
  const form = request.method === 'POST' ? await readForm(request, context) : null;
  const id = query.get('flow') ?? '';
  const flow = findFlow(context.state, id);
  if (!flow?.asked) return expired(context);
  const {email} = flow.asked;
  if (request.method !== 'POST') return codePage(email, null, context);
  if (form?.has('again')) {
    askForCode(id, flow, email, context);
    return seeOther(`${issuerUrl(context)}/login/code?flow=${id}`);
  }
  const result = enterCode(id, flow, form ? formText(form, 'code') : '', context);
  if (result.kind === 'right') return seeOther(result.location);
  const isUsedUp = result.kind === 'used-up';
  return codePage(email, isUsedUp ? 'Too many wrong codes. Send a new one.' : 'That code is not right.', context);
}
