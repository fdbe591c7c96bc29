const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Returns the bytes of a request for a page over a persistent connection. @param cookie the session cookie, if any */
export function toRequest({pathname, search, host}: URL, cookie: string | undefined): string {
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html'];
  return [...lines, ...(cookie ? [`Cookie: ${cookie}`] : []), '', ''].join('\r\n');
}

/** Returns the size of the response once it is complete, or null before. */
export function completeSize(received: Buffer[], last: Buffer): number | null {
  const total = received.reduce((sum, chunk) => sum + chunk.length, 0);
  const head = received[0] ?? last;
  const headEnd = head.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(head.subarray(0, headEnd).toString());
  if (length) return total >= headEnd + HEAD_END.length + Number(length[1]) ? total : null;
  const tail = last.length >= LAST_CHUNK.length ? last : Buffer.concat(received.slice(-2));
  return tail.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? total : null;
}
