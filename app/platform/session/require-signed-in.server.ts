import type {AppContext} from '../context.server';
import type {Flash} from '../flash.server';
import {unlessDown} from '../supabase/unless-down.server';
import type {SessionClaims} from './session-claims';
import type {LiveSession, Session} from './session.server';

/** Who is signed in, by their cookie and by the database. */
export interface SignedIn {
  readonly claims: SessionClaims;
  readonly live: LiveSession;
}

/** Each character may take three in a header, which servers refuse above 8 or 16 kB. */
const MAX_RETURN_LENGTH = 2_000;

type Leaver = Pick<Flash, 'leave'>;
type Context = Pick<AppContext, 'session' | 'report' | 'reference'> & {readonly flash: Leaver};

/**
 * For everything private: asks the database who this is, and leads to the sign-in card and back where it is nobody.
 * @param notice code of what the card says on arrival
 * @throws Response a redirect, or a 503 when the database does not answer: then nobody is let in
 */
export async function requireSignedIn(
  context: Context,
  request: Request,
  notice = 'sign-in-required',
): Promise<SignedIn> {
  const {session, flash, reference} = context;
  const asked = await unlessDown(context, async () => ({signedIn: await findSignedIn(session)}));
  if (!asked) throw Response.json({reference, concerns: 'authentication'}, {status: 503});
  if (asked.signedIn) return asked.signedIn;
  const {pathname, search} = new URL(request.url);
  return leadToSignIn(flash, pathname + search, notice);
}

/**
 * For a page that has words of its own for a database which does not answer.
 * @returns null for whoever is nobody, or nobody any more
 * @throws BackendUnavailable when the database does not answer: then nobody is to be let in
 */
export async function findSignedIn(session: Session): Promise<SignedIn | null> {
  const live = await session.live();
  const claims = await session.claims();
  return live && claims && {claims, live};
}

/**
 * @param returnTo where the sign-in card leads afterwards, unless it is too long for a header
 * @param notice code of what the card says on arrival
 * @throws Response a redirect to the sign-in card
 */
export function leadToSignIn(flash: Leaver, returnTo: string, notice: string): never {
  flash.leave(notice);
  const query = returnTo.length > MAX_RETURN_LENGTH ? '' : `?${new URLSearchParams({returnTo}).toString()}`;
  // A document of its own: the frame around the page changes with who is there.
  throw new Response(null, {status: 302, headers: {Location: `/auth${query}`, 'X-Remix-Reload-Document': 'true'}});
}
