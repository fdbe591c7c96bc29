/** Collects the cookies of one response. Each becomes a header of its own: setting one must never erase another. */
export interface CookieJar {
  append(cookie: string): void;
  /** @returns every cookie collected so far, and forgets them. */
  drain(): readonly string[];
}

/** @returns an empty jar. */
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

/** Every cookie that says something about its visitor, under either of its names. */
const PERSONAL = /(?:^|;)\s*(?:__Host-[^=;]*|cart|session|flash)=/;

/** @returns whether a request brings a cookie that its answer may depend on */
export const hasPersonalCookie = (request: Request): boolean => PERSONAL.test(request.headers.get('Cookie') ?? '');

/**
 * Reads one cookie of a request. A name that comes twice is refused: one of the two was set by another host or path, and
 * nothing tells which.
 * @returns the value of that name, undecoded; null when there is none or more than one
 */
export function readCookie(request: Request, name: string): string | null {
  const values = (request.headers.get('Cookie') ?? '').split(';').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
