import {redirectDocument} from '@shopify/remix-oxygen';
import {customerErrorLine} from '~/core/customer-errors';
import type {AppContext} from '~/platform/context.server';
import {hangsOnShopToken, type SessionClaims} from '~/platform/session/session-claims';
import type {LiveSession, Session} from '~/platform/session/session.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {AccountStore} from './store/account-store';
import {createClassicStore} from './store/classic-store.server';
import {createCodeStore} from './store/code-store.server';

/** What the account area needs of a request. */
export type AccountRequestContext = Pick<
  AppContext,
  'session' | 'backend' | 'config' | 'cart' | 'direct' | 'storefront' | 'flash' | 'report' | 'reference' | 'waitUntil'
>;

/** A request to the account area. */
export interface AccountArgs {
  readonly context: AccountRequestContext;
  readonly request: Request;
}

/** Somebody who is signed in, by their cookie and by the database. */
export interface Account {
  readonly claims: SessionClaims;
  readonly live: LiveSession;
  /** Their data at the shop; null for somebody whom the shop does not know, or not in this session. */
  readonly store: AccountStore | null;
}

/** Whether the account area is open to this visitor. */
export type AccountAccess =
  | {readonly kind: 'open'; readonly account: Account}
  | {readonly kind: 'signed-out'; readonly hasExpired: boolean}
  /** The database of sessions does not answer: nobody is let in. */
  | {readonly kind: 'closed'};

/** The loaders of one request stand before the same access, whichever asks first. */
const accessBySession = new WeakMap<Session, Promise<AccountAccess>>();

/** Asks the database who this is. */
export function openAccount(context: AccountRequestContext): Promise<AccountAccess> {
  const known = accessBySession.get(context.session);
  if (known) return known;
  const access = ask(context);
  accessBySession.set(context.session, access);
  return access;
}

async function ask(context: AccountRequestContext): Promise<AccountAccess> {
  const {session, report} = context;
  const claims = await session.claims();
  if (!claims) return {kind: 'signed-out', hasExpired: false};
  try {
    const live = await session.live();
    if (!live) return {kind: 'signed-out', hasExpired: true};
    return {kind: 'open', account: {claims, live, store: storeOf(context, claims)}};
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return {kind: 'closed'};
  }
}

/** Each kind of token opens the account through an API of its own. */
function storeOf(context: AccountRequestContext, {customerToken, accountToken}: SessionClaims): AccountStore | null {
  if (customerToken) return createClassicStore(context, customerToken.value);
  return accountToken ? createCodeStore(context) : null;
}

/**
 * The shop no longer knows the token, because it is too old or the password was changed elsewhere. Whoever had nothing
 * else to show is signed out.
 */
export async function forgetShopifyToken(
  {session, report}: AccountRequestContext,
  claims: SessionClaims,
): Promise<void> {
  report(customerErrorLine('account', 'TOKEN_INVALID'));
  if (hangsOnShopToken(claims)) await session.end().catch(report);
  else await session.amend(claims.customerToken ? {customerToken: null} : {accountToken: null});
}

/** The shop refused the token of this session. @throws Response as {@link redirectExpired} */
export async function redirectToSignIn(args: AccountArgs, claims: SessionClaims): Promise<never> {
  await forgetShopifyToken(args.context, claims);
  return redirectExpired(args);
}

/**
 * The session is over. As a document of its own, since the frame around the page still shows who was there.
 * @throws Response the same page again, which then asks who is there
 */
export function redirectExpired({context, request}: AccountArgs): never {
  context.flash.leave('session-expired');
  const {pathname, search} = new URL(request.url);
  // Single fetch asks for data under a name of its own.
  throw redirectDocument(pathname.replace(/\.data$/, '') + withoutRoutes(search));
}

function withoutRoutes(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return query.size > 0 ? `?${query.toString()}` : '';
}
