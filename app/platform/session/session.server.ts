import {readCookie, type CookieJar} from '../cookie-jar.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import type {Database} from '../supabase/database.types';
import type {PendingSignOut} from './pending-sign-out.server';
import {createSealedBox, type SealedBox} from './sealed-box.server';
import {parseSessionClaims, type SessionClaims} from './session-claims';

const COOKIE_DAYS = 60;
const DAY_SECONDS = 86_400;
const FIRST_NAME_LENGTH = 60;

type SignIn = Database['public']['Functions']['sign_in']['Args'];

/** Who an issuer vouches for, and what the cookie keeps of it. */
export interface Proof {
  readonly issuer: SessionClaims['issuer'];
  readonly subject: string;
  readonly email: string | null;
  /** Google's own claim; for the shop only after a code or a link sent to the address. */
  readonly isEmailVerified: boolean;
  /** The `hd` of a Google token. */
  readonly hostedDomain?: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatarUrl?: string | null;
  readonly customerToken?: SessionClaims['customerToken'];
  readonly accountToken?: SessionClaims['accountToken'];
  /** The shop's long-lived tokens, sealed: they stay in the database. */
  readonly sealedTokens?: string | null;
}

/** The session as the database knows it now. */
export type LiveSession = Database['public']['Functions']['touch_session']['Returns'][number];

/** Who this visitor is. */
export interface Session {
  /** @returns what the cookie says, without asking anybody; null for a visitor who is not signed in */
  claims(): Promise<SessionClaims | null>;
  /** @returns whether the cookie is one of ours that names no person of the database, as cookies of before did */
  isWithoutPrincipal(): Promise<boolean>;
  /**
   * Asks the database whether the session still lives; one that does not loses its cookie. For everything private.
   * @throws BackendUnavailable when the database does not answer: then nobody is let in
   */
  live(): Promise<LiveSession | null>;
  /**
   * Signs a person in under a new session id; the session of this browser, if any, ends.
   * @throws BackendUnavailable when the database does not answer
   */
  begin(proof: Proof): Promise<SessionClaims>;
  /** Writes the cookie anew with some of its claims changed. */
  amend(changes: Partial<SessionClaims>): Promise<void>;
  /**
   * Forgets the person in this browser, and ends the session in the database.
   * @param isEverywhere ends the person's other sessions too
   * @throws BackendUnavailable after the cookie is gone: what is not ended yet will be, at the next chance
   */
  end(isEverywhere?: boolean): Promise<void>;
}

interface SessionOptions {
  readonly secrets: readonly string[];
  readonly cookieName: '__Host-session' | 'session';
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly backend: Backend;
  /** Where a sign-out waits that the database did not hear of. */
  readonly pendingSignOut: Pick<PendingSignOut, 'leave'>;
}

let known: {readonly secrets: readonly string[]; readonly box: SealedBox} | undefined;

/** Keys are derived once an isolate. */
function boxOf(secrets: readonly string[]): SealedBox {
  if (known?.secrets !== secrets) known = {secrets, box: createSealedBox(secrets, 'session cookie')};
  return known.box;
}

/** @returns the session of one request; nothing is read before somebody asks */
export function createSession(options: SessionOptions): Session {
  const {secrets, cookieName, request, cookies, backend} = options;
  const box = boxOf(secrets);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  let current: Promise<SessionClaims | null> | undefined;
  let alive: Promise<LiveSession | null> | undefined;

  const unseal = () => openSealed(box, readCookie(request, cookieName));
  const read = async () => parseSessionClaims(await unseal());
  const keep = async (claims: SessionClaims) => {
    current = Promise.resolve(claims);
    cookies.append(`${cookieName}=${await box.seal(claims)}; Max-Age=${COOKIE_DAYS * DAY_SECONDS}; ${attributes}`);
  };
  const forget = () => {
    current = Promise.resolve(null);
    alive = Promise.resolve(null);
    cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
  };
  const claims = () => (current ??= read());
  const ask = async () => {
    const said = await claims();
    if (!said) return null;
    const [row] = await backend.call('touch_session', {p_session_id: said.sessionId});
    // The cookie may say one thing and the database another: only a row about the same person counts.
    if (row?.user_id === said.userId) return row;
    forget();
    return null;
  };

  return {
    claims,
    isWithoutPrincipal: async () => namesNobody(await unseal()),
    live: () => (alive ??= ask()),
    async begin(proof) {
      const replaced = await claims();
      const [opened] = await backend.call('sign_in', toSignIn(proof, replaced));
      if (!opened) throw new Error('sign_in gave no session');
      const begun = toClaims(proof, opened);
      alive = undefined;
      await keep(begun);
      return begun;
    },
    async amend(changes) {
      const said = await claims();
      if (said) await keep({...said, ...changes});
    },
    async end(isEverywhere = false) {
      const said = await claims();
      forget();
      if (said) await endInDatabase(options, said.sessionId, isEverywhere);
    },
  };
}

async function endInDatabase(
  {backend, pendingSignOut}: SessionOptions,
  sessionId: string,
  isEverywhere: boolean,
): Promise<void> {
  try {
    await backend.call('sign_out', {p_session_id: sessionId, p_everywhere: isEverywhere});
  } catch (error) {
    if (error instanceof BackendUnavailable)
      await pendingSignOut.leave({sessionId, isEverywhere, askedAtMs: Date.now()});
    throw error;
  }
}

const openSealed = async (box: SealedBox, sealed: string | null): Promise<unknown> =>
  sealed ? box.open(sealed) : null;

const namesNobody = (value: unknown): boolean => value !== null && parseSessionClaims(value) === null;

function toSignIn(proof: Proof, replaced: SessionClaims | null): SignIn {
  return {
    p_issuer: proof.issuer,
    p_subject: proof.subject,
    p_email: proof.email ?? undefined,
    p_email_verified: proof.isEmailVerified,
    p_hosted_domain: proof.hostedDomain ?? undefined,
    p_first_name: proof.firstName ?? undefined,
    p_last_name: proof.lastName ?? undefined,
    p_avatar_url: proof.avatarUrl ?? undefined,
    p_sealed_tokens: proof.sealedTokens ?? undefined,
    p_replaced_session_id: replaced?.sessionId,
  };
}

function toClaims(proof: Proof, opened: {session_id: string; user_id: string}): SessionClaims {
  return {
    sessionId: opened.session_id,
    userId: opened.user_id,
    issuer: proof.issuer,
    provenAtMs: Date.now(),
    firstName: proof.firstName?.trim().slice(0, FIRST_NAME_LENGTH) || null,
    customerToken: proof.customerToken ?? null,
    accountToken: proof.accountToken ?? null,
  };
}
