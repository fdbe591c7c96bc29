import {z} from 'zod';
import type {AppContext} from '../context.server';
import {readCookie} from '../cookie-jar.server';
import {consumeOnce} from '../limits/database-limit.server';
import {createSealedBox} from './sealed-box.server';

/** A short-lived cookie that can be used once, such as the state of a sign-in at an identity provider. */
export interface OneTimeCookie<Value> {
  leave(value: Value): Promise<void>;
  /** Returns the value of this browser's cookie; null if it is missing, invalid or expired. */
  find(): Promise<Value | null>;
  /**
   * Consumes the cookie, copies of it included, and returns whether this was the first use.
   * @throws BackendUnavailable if the database cannot tell
   */
  spend(value: Value): Promise<boolean>;
}

interface OneTimeCookieKind<Value> {
  readonly name: string;
  readonly lifetimeSeconds: number;
  readonly schema: z.ZodType<Value>;
}

export type OneTimeContext = Pick<AppContext, 'config' | 'cookies' | 'backend'> & {readonly request: Request};

/** Creates the one-time cookie of a request. Its content is encrypted and not readable by scripts. */
export function createOneTimeCookie<Value extends {readonly id: string}>(
  {name, lifetimeSeconds, schema}: OneTimeCookieKind<Value>,
  {config, cookies, backend, request}: OneTimeContext,
): OneTimeCookie<Value> {
  const box = createSealedBox(config.SESSION_SECRETS, `one-time cookie ${name}`);
  const isPlain = config.LOCAL_PLAIN_COOKIES === '1';
  const fullName = isPlain ? name : `__Host-${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isPlain ? '' : '; Secure'}`;
  const envelope = z.object({value: schema, expiresAtMs: z.number()});
  return {
    async leave(value) {
      const sealed = await box.seal({value, expiresAtMs: Date.now() + lifetimeSeconds * 1000});
      cookies.append(`${fullName}=${sealed}; Max-Age=${lifetimeSeconds}; ${attributes}`);
    },
    async find() {
      const sealed = readCookie(request, fullName);
      const opened = sealed ? envelope.safeParse(await box.open(sealed)).data : undefined;
      return opened && opened.expiresAtMs > Date.now() ? opened.value : null;
    },
    async spend({id}) {
      cookies.append(`${fullName}=; Max-Age=0; ${attributes}`);
      return consumeOnce(backend, `${name}:${id}`);
    },
  };
}
