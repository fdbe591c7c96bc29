import {expect, vi} from 'vitest';

export interface PageResponse {
  readonly status: number;
  /** What the page cache says of its response; null if the response is not its own. */
  readonly cacheStatus: string | null;
  /** The nonce of its Content-Security-Policy; empty without one. */
  readonly nonce: string;
  readonly html: string;
}

/** Requests a page as a browser without cookies does. Does not follow redirects. */
export async function visitPage(url: string, headers: Readonly<Record<string, string>> = {}): Promise<PageResponse> {
  const response = await fetch(url, {headers: {Accept: 'text/html', ...headers}, redirect: 'manual'});
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return {
    status: response.status,
    cacheStatus: response.headers.get('Cache-Status'),
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '',
    html: await response.text(),
  };
}

/** Requests a page until it comes from the page cache. @throws after 15 seconds */
export const visitCachedPage = (url: string): Promise<PageResponse> =>
  vi.waitFor(
    async () => {
      const cached = await visitPage(url);
      expect(cached.cacheStatus).toBe('pages; hit');
      return cached;
    },
    {timeout: 15_000, interval: 100},
  );

/** Returns the page without what differs in each response. */
export const withoutNonce = ({html, nonce}: PageResponse): string => html.replaceAll(nonce, '');
