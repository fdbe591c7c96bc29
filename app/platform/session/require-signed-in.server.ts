import type {FlashCode} from '~/core/flash-code';
import type {AppContext} from '../context.server';
import type {Flash} from '../flash.server';
import {nullIfUnavailable} from '../supabase/null-if-unavailable.server';
import type {SessionClaims} from './session-claims';
import type {LiveSession, Session} from './session.server';

/** The signed-in person by the cookie and by the database. */
export interface SignedIn {
  readonly claims: SessionClaims;
  readonly live: LiveSession;
}

/** Each character may take three in a header, which servers reject above 8 or 16 kB. */
const MAX_RETURN_LENGTH = 2_000;

type FlashSetter = Pick<Flash, 'set'>;
type Context = Pick<AppContext, 'session' | 'report' | 'reference'> & {readonly flash: FlashSetter};

/**
 * Returns the signed-in person, checked against the database. Every private route calls it, or {@link findOrRedirect}.
 * @param notice code of the flash notice on the sign-in page
 * @throws Response a redirect to the sign-in page and back, or a 503 if the database is unavailable
 */
export async function requireSignedIn(
  context: Context,
  request: Request,
  notice: FlashCode = 'sign-in-required',
): Promise<SignedIn> {
  const signedIn = await nullIfUnavailable(context, () => findOrRedirect(context, request, notice));
  if (!signedIn) throw Response.json({reference: context.reference, concerns: 'authentication'}, {status: 503});
  return signedIn;
}

/**
 * Like {@link requireSignedIn}, for pages that have a message of their own while the database is unavailable.
 * @throws Response a redirect to the sign-in page and back
 * @throws BackendUnavailable if the database is unavailable; callers must then deny access
 */
export async function findOrRedirect(
  {session, flash}: Pick<Context, 'session' | 'flash'>,
  request: Request,
  notice: FlashCode = 'sign-in-required',
): Promise<SignedIn> {
  const signedIn = await findSignedIn(session);
  if (signedIn) return signedIn;
  const {pathname, search} = new URL(request.url);
  return throwSignInRedirect(flash, pathname + search, notice);
}

/**
 * Returns the signed-in person, or null if the visitor is signed out or the session expired.
 * @throws BackendUnavailable if the database is unavailable; callers must then deny access
 */
export async function findSignedIn(session: Session): Promise<SignedIn | null> {
  const live = await session.live();
  const claims = await session.claims();
  return live && claims && {claims, live};
}

/**
 * @param returnTo the path after the sign-in, omitted if it is too long for a header
 * @param notice code of the flash notice on the sign-in page
 * @throws Response a redirect to the sign-in page
 */
export function throwSignInRedirect(flash: FlashSetter, returnTo: string, notice: FlashCode): never {
  flash.set(notice);
  const query = returnTo.length > MAX_RETURN_LENGTH ? '' : `?${new URLSearchParams({returnTo}).toString()}`;
  // Requests a new document, because the layout depends on who is signed in.
  throw new Response(null, {status: 302, headers: {Location: `/auth${query}`, 'X-Remix-Reload-Document': 'true'}});
}
