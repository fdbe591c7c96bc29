import {z} from 'zod';
import {FLASH_CODES, type FlashCode} from '~/core/flash-code';
import {readCookie, type CookieJar} from './cookie-jar.server';
import {createSealedBox} from './session/sealed-box.server';

const LIFETIME_SECONDS = 60;

const CodeSchema = z.enum(FLASH_CODES);
const SealedSchema = z.object({code: z.string(), message: z.string(), expiresAtMs: z.number()});

/** The notice that a redirect left for this page. */
export interface FlashMessage {
  readonly code: FlashCode;
  /** A text that says more than the code, shown in place of the notice's own; null for none. */
  readonly message: string | null;
}

/** The cookie that carries a notice over a redirect: a code, and a message only sealed, so that it cannot be forged. */
export interface Flash {
  set(code: FlashCode): void;
  /** Sets a code with a message, which must never come from a URL or a form. */
  setWithMessage(code: FlashCode, message: string | null): Promise<void>;
  /** Returns the notice and deletes its cookie, or null if there is none. */
  consume(): Promise<FlashMessage | null>;
}

interface FlashOptions {
  readonly secrets: readonly string[];
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly cookieName: '__Host-flash' | 'flash';
}

export function createFlash({secrets, request, cookies, cookieName}: FlashOptions): Flash {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  const box = createSealedBox(secrets, 'flash');
  const write = (value: string) => cookies.append(`${cookieName}=${value}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`);

  const openMessage = async (code: FlashCode, sealed: string) => {
    const opened = SealedSchema.safeParse(await box.open(sealed)).data;
    return opened && opened.code === code && opened.expiresAtMs > Date.now() ? opened.message : null;
  };

  return {
    set: write,
    async setWithMessage(code, message) {
      const expiresAtMs = Date.now() + LIFETIME_SECONDS * 1000;
      const sealed = message && (await box.seal({code, message, expiresAtMs}));
      write(sealed ? `${code}.${sealed}` : code);
    },
    async consume() {
      const value = readCookie(request, cookieName);
      if (value === null) return null;
      cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
      const [first, ...sealed] = value.split('.');
      const code = CodeSchema.safeParse(first).data;
      return code ? {code, message: sealed.length > 0 ? await openMessage(code, sealed.join('.')) : null} : null;
    },
  };
}
