import {REFRESH_COOKIE} from '~/core/refresh-cookie';

/** Collects the cookies of one response. Each gets its own header, so that setting one never replaces another. */
export interface CookieJar {
  append(cookie: string): void;
  /** Returns all collected cookies and clears the jar. */
  drain(): readonly string[];
}

export function createCookieJar(): CookieJar {
  let cookies: string[] = [];
  return {
    append: (cookie) => void cookies.push(cookie),
    drain() {
      const drained = cookies;
      cookies = [];
      return drained;
    },
  };
}

/**
 * The cookies that identify a visitor, under either of their names, and the one of a visitor who wants the latest data. No
 * page depends on the cookie of a known device.
 */
const PERSONAL = new RegExp(
  `(?:^|;)\\s*(?:__Host-(?!device=)[^=;]*|cart|earlier-cart|session|flash|${REFRESH_COOKIE.name})=`,
);

/** Returns whether a request has a cookie that its response may depend on. */
export const hasPersonalCookie = (request: Request): boolean => PERSONAL.test(request.headers.get('Cookie') ?? '');

/**
 * Reads one cookie of a request. A name that occurs twice is ignored: another host or path set one of the two, and the
 * request does not show which.
 * @returns the encoded value, or null if there is none or more than one
 */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('Cookie');
  if (header === null || !header.includes(name)) return null;
  const values = header.split(';').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
