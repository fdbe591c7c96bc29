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

/**
 * Reads one cookie of a request.
 * @returns the first value of that name, undecoded; null when there is none
 */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}
