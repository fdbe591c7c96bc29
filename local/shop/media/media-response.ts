// Media URLs contain a version, so a response never becomes stale.
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the headers of every picture and clip. */
export const immutableHeaders = (contentType: string, etag: string): Record<string, string> => ({
  'Content-Type': contentType,
  'Cache-Control': IMMUTABLE,
  ETag: etag,
  'X-Content-Type-Options': 'nosniff',
});

/** Returns whether `If-None-Match` matches the tag (RFC 9110: weak comparison, a list, or `*`). */
export function isNotModified(request: Request, etag: string): boolean {
  const header = request.headers.get('If-None-Match');
  if (header === null) return false;
  return header.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

/** Creates an error response in plain text, which must not be cached. */
export const mediaError = (status: 400 | 404 | 405, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 405 && {Allow: 'GET, HEAD'}),
    },
  });
