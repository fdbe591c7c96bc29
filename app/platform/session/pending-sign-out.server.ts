import {z} from 'zod';
import {readCookie, type CookieJar} from '../cookie-jar.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import {createSealedBox} from './sealed-box.server';

/** As long as a session can live. */
const LIFETIME_SECONDS = 60 * 86_400;
/** A worker may go on for half a minute after its answer. */
const RETRY_DELAYS_MS = [1_000, 3_000, 9_000];
const MAX_PENDING = 5;

/** Notes that this isolate has carried out, sealed as they came: most answers are ready before the database has answered. */
const carriedOut = new Set<string>();
const MAX_REMEMBERED = 1_000;

const SignOutSchema = z.object({sessionId: z.uuid(), isEverywhere: z.boolean(), askedAtMs: z.number()});

/** What somebody asked for by signing out. */
export type SignOut = z.infer<typeof SignOutSchema>;

/** What this browser asked for while the database did not answer. */
export interface PendingSignOut {
  /** Leaves a note with the browser, and tries again behind the answer. */
  leave(signOut: SignOut): Promise<void>;
  /** Carries out what an earlier note asks for, behind the answer. The note is removed by an answer that knows it was. */
  resume(): void;
}

interface PendingSignOutOptions {
  readonly secrets: readonly string[];
  readonly cookieName: '__Host-pending-sign-out' | 'pending-sign-out';
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly backend: Backend;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** A late sign-out must spare the sessions that began after it was asked for. */
const carryOut = (backend: Backend, {sessionId, isEverywhere, askedAtMs}: SignOut) =>
  backend.call('sign_out', {
    p_session_id: sessionId,
    p_everywhere: isEverywhere,
    p_requested_at: new Date(askedAtMs).toISOString(),
  });

/**
 * A copied session cookie must not outlive a sign-out because the database failed at that moment. The note is sealed,
 * and all it can do is end sessions.
 * @returns the pending sign-outs of one request's browser
 */
export function createPendingSignOut(options: PendingSignOutOptions): PendingSignOut {
  const {secrets, cookieName, request, cookies, backend, report, waitUntil} = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  const box = createSealedBox(secrets, 'pending sign-out');
  let left: readonly SignOut[] = [];

  const sealed = readCookie(request, cookieName);

  const read = async (): Promise<readonly SignOut[]> => {
    const opened = sealed ? z.array(SignOutSchema).safeParse(await box.open(sealed)) : null;
    return opened?.data ?? [];
  };
  const forget = () => cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
  const carryOutAll = async (note: string) => {
    for (const signOut of await read()) await carryOut(backend, signOut);
    if (carriedOut.size >= MAX_REMEMBERED) carriedOut.clear();
    carriedOut.add(note);
    if (left.length === 0) forget();
  };

  return {
    async leave(signOut) {
      left = [...(await read()), ...left, signOut].slice(-MAX_PENDING);
      cookies.append(`${cookieName}=${await box.seal(left)}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`);
      waitUntil(retry(backend, signOut).catch(report));
    },
    resume() {
      if (sealed === null) return;
      if (carriedOut.has(sealed)) forget();
      else waitUntil(carryOutAll(sealed).catch(report));
    },
  };
}

async function retry(backend: Backend, signOut: SignOut): Promise<void> {
  for (const delayMs of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random())));
    try {
      await carryOut(backend, signOut);
      return;
    } catch (error) {
      if (!(error instanceof BackendUnavailable)) throw error;
    }
  }
  throw new BackendUnavailable('sign_out: the session stays open until its browser comes back');
}
