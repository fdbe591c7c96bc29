import {z} from 'zod';
import {readCookie, type CookieJar} from './cookie-jar.server';
import {createSealedBox} from './session/sealed-box.server';

const LIFETIME_SECONDS = 60;
const CODE = /^[a-z][a-z-]{0,63}$/;

const WordsSchema = z.object({code: z.string(), words: z.string(), expiresAtMs: z.number()});

/** What was left for a page to say. */
export interface FlashMessage {
  readonly code: string;
  /** What a service answered to this server itself; null where the code's own words are to be said. */
  readonly words: string | null;
}

/** What one response leaves for the next page to say: a code, and words only sealed, so that no cookie can put any into our mouth. */
export interface Flash {
  leave(code: string): void;
  /** Leaves a code with words of a service, if it has any, which must not come from an address or a form. */
  leaveWords(code: string, words: string | null): Promise<void>;
  /** @returns what was left, which is gone thereafter; null when there is nothing */
  take(): Promise<FlashMessage | null>;
}

interface FlashOptions {
  readonly secrets: readonly string[];
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly cookieName: '__Host-flash' | 'flash';
}

/** @returns the flash of one request */
export function createFlash({secrets, request, cookies, cookieName}: FlashOptions): Flash {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  const box = createSealedBox(secrets, 'flash');
  const write = (value: string) => cookies.append(`${cookieName}=${value}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`);

  const findWords = async (code: string, sealed: string) => {
    const opened = WordsSchema.safeParse(await box.open(sealed)).data;
    return opened && opened.code === code && opened.expiresAtMs > Date.now() ? opened.words : null;
  };

  return {
    leave: write,
    async leaveWords(code, words) {
      const sealed = words && (await box.seal({code, words, expiresAtMs: Date.now() + LIFETIME_SECONDS * 1000}));
      write(sealed ? `${code}.${sealed}` : code);
    },
    async take() {
      const value = readCookie(request, cookieName);
      if (value === null) return null;
      cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
      const [code = '', ...sealed] = value.split('.');
      if (!CODE.test(code)) return null;
      return {code, words: sealed.length > 0 ? await findWords(code, sealed.join('.')) : null};
    },
  };
}
