import {readCookie, type CookieJar} from './cookie-jar.server';

const LIFETIME_SECONDS = 60;
const CODE = /^[a-z][a-z-]{0,63}$/;

/** What one response leaves for the next page to say: a code, never words, so that no cookie can put words into our mouth. */
export interface Flash {
  leave(code: string): void;
  /** @returns the code that was left, which is gone thereafter; null when there is none */
  take(): string | null;
}

interface FlashOptions {
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly cookieName: '__Host-flash' | 'flash';
}

/** @returns the flash of one request */
export function createFlash({request, cookies, cookieName}: FlashOptions): Flash {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${cookieName.startsWith('__Host-') ? '; Secure' : ''}`;
  return {
    leave: (code) => cookies.append(`${cookieName}=${code}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`),
    take() {
      const code = readCookie(request, cookieName);
      if (code === null) return null;
      cookies.append(`${cookieName}=; Max-Age=0; ${attributes}`);
      return CODE.test(code) ? code : null;
    },
  };
}
