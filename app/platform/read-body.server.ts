/** A sender that is cut off does not hear the answer: one that is only just too large is heard out, and nothing of it kept. */
const HEARD_OUT = 2;

/**
 * Reads a body as the bytes it is, and stops as soon as there are far too many: whoever sends without end is not read to it.
 * @returns null when the body is larger than allowed
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const maxHeard = maxBytes * HEARD_OUT;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxHeard) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true};
    if (done) return size > maxBytes ? null : joined(chunks, size);
    size += value.byteLength;
    if (size <= maxBytes) chunks.push(value);
    else chunks.length = 0;
    if (size > maxHeard) {
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
