import type {AppContext} from '~/platform/context.server';
import {readCookie} from '~/platform/cookie-jar.server';
import {returnTarget} from '../return-target';

/** As long as Shopify's reset links work. */
const LIFETIME_SECONDS = 86_400;

interface ReturnCookie {
  keep(path: string): void;
  /** Returns the path and deletes the cookie; null without a valid one. */
  take(): string | null;
}

type ReturnCookieArgs = {
  readonly context: Pick<AppContext, 'config' | 'cookies'>;
  readonly request: Request;
};

/** Creates the cookie with the path to return to after a password reset: the mailed link cannot carry it. */
export function createReturnCookie({context: {config, cookies}, request}: ReturnCookieArgs): ReturnCookie {
  const isPlain = config.LOCAL_PLAIN_COOKIES === '1';
  const name = isPlain ? 'return-to' : '__Host-return-to';
  const write = (value: string, seconds: number) =>
    cookies.append(`${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isPlain ? '' : '; Secure'}`);
  return {
    keep: (path) => write(encodeURIComponent(path), LIFETIME_SECONDS),
    take() {
      const value = readCookie(request, name);
      if (value === null) return null;
      write('', 0);
      return returnTarget(decode(value), config.PUBLIC_ORIGIN);
    },
  };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
