import {z} from 'zod';
import {readCookie, type CookieJar} from '../cookie-jar.server';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import {createSealedBox} from './sealed-box.server';

/** The maximum lifetime of a session. */
const LIFETIME_SECONDS = 60 * 86_400;
/** Workers may continue for 30 seconds after the response. */
const RETRY_DELAYS_MS = [1_000, 3_000, 9_000];
const MAX_PENDING = 5;

/** Sealed cookies that this isolate has processed: most responses are sent before the database responds. */
const processed = new Set<string>();
const MAX_REMEMBERED = 1_000;

const SignOutSchema = z.object({sessionId: z.uuid(), isEverywhere: z.boolean(), askedAtMs: z.number()});

export type SignOut = z.infer<typeof SignOutSchema>;

/** Sign-outs that this browser requested while the database was unavailable. */
export interface PendingSignOut {
  /** Stores the sign-out in a cookie and retries it after the response. */
  leave(signOut: SignOut): Promise<void>;
  /** Processes the cookie of an earlier request after the response. A response sent after that deletes the cookie. */
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

/** Passes the time of the request, so that a delayed sign-out does not end newer sessions. */
const processSignOut = (backend: Backend, {sessionId, isEverywhere, askedAtMs}: SignOut) =>
  backend.call('sign_out', {
    p_session_id: sessionId,
    p_everywhere: isEverywhere,
    p_requested_at: new Date(askedAtMs).toISOString(),
  });

/**
 * Creates the pending sign-outs of one request's browser. A copied session cookie must not survive a sign-out because the
 * database failed at that moment. The cookie is encrypted and can only end sessions.
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
  const processAll = async (note: string) => {
    for (const signOut of await read()) await processSignOut(backend, signOut);
    if (processed.size >= MAX_REMEMBERED) processed.clear();
    processed.add(note);
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
      if (processed.has(sealed)) forget();
      else waitUntil(processAll(sealed).catch(report));
    },
  };
}

async function retry(backend: Backend, signOut: SignOut): Promise<void> {
  for (const delayMs of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random())));
    try {
      await processSignOut(backend, signOut);
      return;
    } catch (error) {
      if (!(error instanceof BackendUnavailable)) throw error;
    }
  }
  throw new BackendUnavailable('sign_out: the session stays active until the next request of its browser');
}
