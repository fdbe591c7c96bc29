import {redirectDocument} from '@shopify/remix-oxygen';
import {customerErrorLine} from '~/core/customer-errors';
import type {AppContext} from '~/platform/context.server';
import {dependsOnShopifyToken, type SessionClaims} from '~/platform/session/session-claims';
import type {LiveSession, Session} from '~/platform/session/session.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {AccountStore} from './store/account-store';
import {createClassicStore} from './store/classic-store.server';
import {createCodeStore} from './store/code-store.server';

export type AccountRequestContext = Pick<
  AppContext,
  'session' | 'backend' | 'config' | 'cart' | 'direct' | 'storefront' | 'flash' | 'report' | 'reference' | 'waitUntil'
>;

export interface AccountArgs {
  readonly context: AccountRequestContext;
  readonly request: Request;
}

/** A signed-in person, confirmed by the cookie and the database. */
export interface Account {
  readonly claims: SessionClaims;
  readonly live: LiveSession;
  /** Their data at Shopify; null if this session has no token for it. */
  readonly store: AccountStore | null;
}

export type AccountAccess =
  | {readonly kind: 'open'; readonly account: Account}
  | {readonly kind: 'signed-out'; readonly hasExpired: boolean}
  /** The session database is unavailable, so the session cannot be verified. */
  | {readonly kind: 'closed'};

/** The loaders of one request run in parallel and share one check. */
const accessBySession = new WeakMap<Session, Promise<AccountAccess>>();

/** Checks the session with the database, once per request. */
export function openAccount(context: AccountRequestContext): Promise<AccountAccess> {
  const known = accessBySession.get(context.session);
  if (known) return known;
  const access = findAccess(context);
  accessBySession.set(context.session, access);
  return access;
}

async function findAccess(context: AccountRequestContext): Promise<AccountAccess> {
  const {session, report} = context;
  const claims = await session.claims();
  if (!claims) return {kind: 'signed-out', hasExpired: false};
  try {
    const live = await session.live();
    if (!live) return {kind: 'signed-out', hasExpired: true};
    return {kind: 'open', account: {claims, live, store: createStore(context, claims)}};
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return {kind: 'closed'};
  }
}

/** A classic token opens the Storefront API, and a code token opens the Customer Account API. */
function createStore(
  context: AccountRequestContext,
  {customerToken, accountToken}: SessionClaims,
): AccountStore | null {
  if (customerToken) return createClassicStore(context, customerToken.value);
  return accountToken ? createCodeStore(context) : null;
}

/**
 * Drops the token that Shopify refused because it expired or the password was changed. If the session depends on it,
 * the session ends.
 */
export async function dropShopifyToken({session, report}: AccountRequestContext, claims: SessionClaims): Promise<void> {
  report(customerErrorLine('account', 'TOKEN_INVALID'));
  if (dependsOnShopifyToken(claims)) await session.end().catch(report);
  else await session.amend(claims.customerToken ? {customerToken: null} : {accountToken: null});
}

/** Drops the token that Shopify refused. @throws Response as {@link redirectExpired} */
export async function redirectToSignIn(args: AccountArgs, claims: SessionClaims): Promise<never> {
  await dropShopifyToken(args.context, claims);
  return redirectExpired(args);
}

/**
 * Redirects to the same page, which then shows the sign-in card. It reloads the document, whose header still shows the
 * person.
 * @throws Response the redirect
 */
export function redirectExpired({context, request}: AccountArgs): never {
  context.flash.set('session-expired');
  const {pathname, search} = new URL(request.url);
  // Single fetch requests data under the page's path with the suffix `.data`.
  throw redirectDocument(pathname.replace(/\.data$/, '') + withoutRoutes(search));
}

function withoutRoutes(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return query.size > 0 ? `?${query.toString()}` : '';
}
