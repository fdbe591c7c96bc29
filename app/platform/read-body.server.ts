/** A client that is cut off misses the response: a body slightly above the limit is read to its end and discarded. */
const READ_FACTOR = 2;

/**
 * Reads a body as bytes, and stops reading far above the limit.
 * @returns null if the body is larger than allowed
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const {bytes, isWhole} = await readBodyOrStart(request, {maxBytes, startBytes: 0});
  return isWhole ? bytes : null;
}

/** A body, or the start of one that is larger than allowed. */
interface ReadBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

interface ReadLimits {
  readonly maxBytes: number;
  /** How much is returned of a body that is larger. */
  readonly startBytes: number;
  /** How much is read at all, to discard it. */
  readonly maxReadBytes?: number;
}

/** Reads a body as `readBody` does, or the start of one that is larger than allowed. */
export async function readBodyOrStart(
  request: Request,
  {maxBytes, startBytes, maxReadBytes = maxBytes * READ_FACTOR}: ReadLimits,
): Promise<ReadBytes> {
  const isCut = Number(request.headers.get('Content-Length') ?? 0) > maxReadBytes;
  if (isCut && startBytes === 0) return {bytes: new Uint8Array(), isWhole: false};
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true};
    if (done) return {bytes: joined(chunks), isWhole: size <= maxBytes};
    size += value.byteLength;
    chunks.push(value);
    if (size > maxBytes) chunks = startOf(chunks, startBytes);
    if (size > (isCut ? startBytes : maxReadBytes)) {
      await reader?.cancel();
      return {bytes: joined(startOf(chunks, startBytes)), isWhole: false};
    }
  }
}

/** Returns the first bytes of chunks, without the memory of the others. */
function startOf(chunks: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let left = bytes;
  return chunks.flatMap((chunk) => {
    const kept = Math.min(left, chunk.byteLength);
    left -= kept;
    return kept === 0 ? [] : [chunk.slice(0, kept)];
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
