// Addresses carry a version, so that what was once fetched never has to be asked for again.
const FOREVER = 'public, max-age=31536000, immutable';

/** @returns headers that every picture and clip is sent with. */
export const lastingHeaders = (contentType: string, etag: string): Record<string, string> => ({
  'Content-Type': contentType,
  'Cache-Control': FOREVER,
  ETag: etag,
  'X-Content-Type-Options': 'nosniff',
});

/** @returns whether the client already holds what this tag stands for (RFC 9110: weak comparison, a list, or `*`). */
export function isKnownToClient(request: Request, etag: string): boolean {
  const header = request.headers.get('If-None-Match');
  if (header === null) return false;
  return header.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

/** @returns a refusal in plain words, which no cache may keep. */
export const refuse = (status: 400 | 404 | 405, words: string): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 405 && {Allow: 'GET, HEAD'}),
    },
  });
