import {toDeviceName} from '~/core/device-name';
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

/** A person authenticated by an issuer, and the tokens for the cookie. */
export interface Proof {
  readonly issuer: SessionClaims['issuer'];
  readonly subject: string;
  readonly email: string | null;
  /** Google's own claim; for Shopify only after a code or a link sent to the address. */
  readonly isEmailVerified: boolean;
  /** The `hd` of a Google token. */
  readonly hostedDomain?: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatarUrl?: string | null;
  readonly customerToken?: SessionClaims['customerToken'];
  readonly accountToken?: SessionClaims['accountToken'];
  /** Shopify's long-lived tokens, encrypted for storage in the database. */
  readonly sealedTokens?: string | null;
}

/** The active session in the database. */
export type LiveSession = Database['public']['Functions']['touch_session']['Returns'][number];

export interface Session {
  /** Returns the claims of the cookie without I/O; null if the visitor is signed out. */
  claims(): Promise<SessionClaims | null>;
  /** Returns whether the cookie is valid but has no principal, as cookies of earlier versions do. */
  isWithoutPrincipal(): Promise<boolean>;
  /**
   * Returns the active session from the database, and deletes the cookie if there is none. Required for private data.
   * A script's request keeps the cookie if the session was just replaced: by now the browser may have that of the new one.
   * @throws BackendUnavailable if the database is unavailable; callers must then deny access
   */
  live(): Promise<LiveSession | null>;
  /**
   * Signs a person in with a new session id and revokes the previous session of this browser.
   * @throws BackendUnavailable if the database is unavailable
   */
  begin(proof: Proof): Promise<SessionClaims>;
  /**
   * Rewrites the cookie with some claims changed, unless another session replaced this one meanwhile: by now the browser may
   * have the cookie of the new one.
   */
  amend(changes: Partial<SessionClaims>): Promise<void>;
  /**
   * Deletes the cookie and revokes the session in the database.
   * @param isEverywhere revokes the person's other sessions too
   * @throws BackendUnavailable after the cookie is deleted; the revocation is retried later
   */
  end(isEverywhere?: boolean): Promise<void>;
}

interface SessionOptions {
  readonly secrets: readonly string[];
  readonly cookieName: '__Host-session' | 'session';
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly backend: Backend;
  readonly pendingSignOut: Pick<PendingSignOut, 'leave'>;
}

let cachedBox: {readonly secrets: readonly string[]; readonly box: SealedBox} | undefined;

/** Reuses the box so that keys are derived once per isolate. */
function boxOf(secrets: readonly string[]): SealedBox {
  if (cachedBox?.secrets !== secrets) cachedBox = {secrets, box: createSealedBox(secrets, 'session cookie')};
  return cachedBox.box;
}

/** Creates the session of one request. The cookie is read on first use. */
export function createSession(options: SessionOptions): Session {
  const {secrets, cookieName, request, cookies, backend} = options;
  const box = boxOf(secrets);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  let current: Promise<SessionClaims | null> | undefined;
  let alive: Promise<LiveSession | null> | undefined;

  const unseal = () => openSealed(box, readCookie(request, cookieName));
  const read = async () => parseSessionClaims(await unseal());
  const save = async (claims: SessionClaims) => {
    current = Promise.resolve(claims);
    cookies.append(`${cookieName}=${await box.seal(claims)}; Max-Age=${COOKIE_DAYS * DAY_SECONDS}; ${attributes}`);
  };
  const clear = () => {
    current = Promise.resolve(null);
    alive = Promise.resolve(null);
    cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
  };
  const claims = () => (current ??= read());
  const findLive = async () => {
    const stored = await claims();
    if (!stored) return null;
    const [row] = await backend.call('touch_session', {p_session_id: stored.sessionId});
    // Rejects a session that belongs to another person than the cookie names.
    if (row?.user_id === stored.userId) return row;
    if (row || !(await wasReplacedMeanwhile(options, stored))) clear();
    return null;
  };

  return {
    claims,
    isWithoutPrincipal: async () => isWithoutClaims(await unseal()),
    live: () => (alive ??= findLive()),
    async begin(proof) {
      const replaced = await claims();
      const [opened] = await backend.call('sign_in', toSignIn(proof, replaced));
      if (!opened) throw new Error('sign_in gave no session');
      const begun = toClaims(proof, opened);
      alive = undefined;
      await Promise.all([save(begun), nameDevice(options, begun)]);
      return begun;
    },
    async amend(changes) {
      const stored = await claims();
      if (stored && !(await isOvertaken(options, stored, changes))) await save({...stored, ...changes});
    },
    async end(isEverywhere = false) {
      const stored = await claims();
      clear();
      if (stored) await endInDatabase(options, stored.sessionId, isEverywhere);
    },
  };
}

/** Stores what the person recognizes the session by. It is a hint only, so that a sign-in never fails because of it. */
async function nameDevice({backend, request}: SessionOptions, {sessionId}: SessionClaims): Promise<void> {
  const device = toDeviceName(request.headers.get('User-Agent'));
  if (device)
    await backend.call('name_session_device', {p_session_id: sessionId, p_device: device}).catch(() => undefined);
}

/**
 * Returns whether another session replaced this one while a script's request was under way. Documents do not count: with a
 * cookie that stays they would be redirected forever if the browser never got the new one.
 */
async function wasReplacedMeanwhile(options: SessionOptions, stored: SessionClaims): Promise<boolean> {
  return options.request.headers.get('Sec-Fetch-Dest') === 'empty' && wasJustReplaced(options, stored);
}

/**
 * Returns whether another session replaced this one, so that its cookie must not be written again. Changes with a session id
 * are about the new session. While the database is down nothing is known, and the cookie is written.
 */
const isOvertaken = async (options: SessionOptions, stored: SessionClaims, {sessionId}: Partial<SessionClaims>) =>
  sessionId === undefined && (await wasJustReplaced(options, stored).catch(() => false));

const wasJustReplaced = ({backend}: SessionOptions, {sessionId}: SessionClaims): Promise<boolean> =>
  backend.call('is_session_just_replaced', {p_session_id: sessionId});

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

const isWithoutClaims = (value: unknown): boolean => value !== null && parseSessionClaims(value) === null;

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
