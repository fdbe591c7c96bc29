/** A rendered document without its nonce. */
export interface CachedPage {
  /** The document in UTF-8, with spaces in place of each nonce. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where a nonce belongs, as ascending positions in `bytes`. */
  readonly nonceOffsets: readonly number[];
  readonly storedAtMs: number;
}

const encoder = new TextEncoder();

/**
 * Blanks the nonce with which a document was rendered. That nonce was never sent to a visitor, so no text of the shop can
 * contain it.
 * @returns null for a document without the nonce, whose scripts would not run
 */
export function toCachedPage(html: string, nonce: string, storedAtMs: number): CachedPage | null {
  const parts = html.split(nonce);
  if (parts.length === 1) return null;
  let offset = 0;
  const nonceOffsets = parts.slice(0, -1).map((part) => {
    const nonceOffset = offset + encoder.encode(part).length;
    offset = nonceOffset + nonce.length;
    return nonceOffset;
  });
  return {bytes: encoder.encode(parts.join(' '.repeat(nonce.length))), nonceOffsets, storedAtMs};
}

/** Returns the document with the nonce of one response. @param nonce as long as that of the render, as all nonces are */
export function toDocument(page: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  return insertNonce({...page, bytes: page.bytes.slice()}, nonce);
}

/**
 * Writes the nonce of one response into the page itself, without the copy of {@link toDocument}.
 * @param page that no other response uses
 * @returns the bytes of the page
 */
export function insertNonce({bytes, nonceOffsets}: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const inserted = encoder.encode(nonce);
  for (const offset of nonceOffsets) bytes.set(inserted, offset);
  return bytes;
}
