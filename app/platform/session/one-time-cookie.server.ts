import {z} from 'zod';
import type {AppContext} from '../context.server';
import {readCookie} from '../cookie-jar.server';
import {createSealedBox} from './sealed-box.server';

/** Something this browser is to bring back once, soon: what a sign-in elsewhere was begun with. */
export interface OneTimeCookie<Value> {
  leave(value: Value): Promise<void>;
  /** @returns what this very browser was given, while it counts; null otherwise */
  find(): Promise<Value | null>;
  /**
   * Uses it up, here and wherever the cookie may have been copied to.
   * @returns whether this was the first use
   * @throws BackendUnavailable when nobody can tell
   */
  spend(value: Value): Promise<boolean>;
}

interface OneTimeCookieKind<Value> {
  readonly name: string;
  readonly lifetimeSeconds: number;
  readonly schema: z.ZodType<Value>;
}

/** What a one-time cookie needs of a request. */
export type OneTimeContext = Pick<AppContext, 'config' | 'cookies' | 'backend'> & {readonly request: Request};

/** Longer than any of these cookies counts. */
const REMEMBERED_SECONDS = 3_600;

/** @returns the cookie of this kind as one request sees it; its content is sealed and no script reads it */
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
      const use = {p_key: `once:${name}:${id}`, p_limit: 1, p_window_seconds: REMEMBERED_SECONDS};
      const [row] = await backend.call('consume_rate_limit', use);
      return row?.allowed === true;
    },
  };
}
