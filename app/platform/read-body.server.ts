/** A client that is cut off misses the response: a body slightly above the limit is read to its end and discarded. */
const READ_FACTOR = 2;

/**
 * Reads a body as bytes, and stops reading far above the limit.
 * @returns null if the body is larger than allowed
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const maxReadBytes = maxBytes * READ_FACTOR;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxReadBytes) return null;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true};
    if (done) return size > maxBytes ? null : joined(chunks, size);
    size += value.byteLength;
    if (size <= maxBytes) chunks.push(value);
    else chunks.length = 0;
    if (size > maxReadBytes) {
      await reader?.cancel();
      return null;
    }
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
