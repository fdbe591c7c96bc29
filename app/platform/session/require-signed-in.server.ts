import type {AppContext} from '../context.server';
import {BackendUnavailable} from '../supabase/backend.server';
import type {SessionClaims} from './session-claims';
import type {LiveSession} from './session.server';

/** Who is signed in, by their cookie and by the database. */
export interface SignedIn {
  readonly claims: SessionClaims;
  readonly live: LiveSession;
}

type Context = Pick<AppContext, 'session' | 'flash' | 'report' | 'reference'>;

/**
 * For everything private: asks the database who this is, and leads to the sign-in card and back where it is nobody.
 * @param notice code of what the card says on arrival
 * @throws Response a redirect, or a 503 when the database does not answer: then nobody is let in
 */
export async function requireSignedIn(
  {session, flash, report, reference}: Context,
  request: Request,
  notice = 'sign-in-required',
): Promise<SignedIn> {
  const live = await session.live().catch((error: unknown) => {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    throw Response.json({reference, concerns: 'authentication'}, {status: 503});
  });
  const claims = await session.claims();
  if (live && claims) return {claims, live};
  flash.leave(notice);
  const {pathname, search} = new URL(request.url);
  const target = `/auth?${new URLSearchParams({returnTo: pathname + search}).toString()}`;
  // A document of its own: the frame around the page changes with who is there.
  throw new Response(null, {status: 302, headers: {Location: target, 'X-Remix-Reload-Document': 'true'}});
}
