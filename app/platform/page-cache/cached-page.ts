/** A rendered document without its nonce. */
export interface CachedPage {
  /** The document in UTF-8, without any nonce. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the nonce belongs, as ascending positions in `bytes`. */
  readonly nonceOffsets: readonly number[];
  readonly storedAtMs: number;
}

const encoder = new TextEncoder();

/**
 * Removes the nonce with which a document was rendered. That nonce was never sent to a visitor, so no text of the shop can
 * contain it.
 * @returns null for a document without the nonce, whose scripts would not run
 */
export function toCachedPage(html: string, nonce: string, storedAtMs: number): CachedPage | null {
  const parts = html.split(nonce);
  if (parts.length === 1) return null;
  let offset = 0;
  const ends = parts.map((part) => (offset += encoder.encode(part).length));
  return {bytes: encoder.encode(parts.join('')), nonceOffsets: ends.slice(0, -1), storedAtMs};
}

/** Returns the document with the nonce of one response. */
export function toDocument({bytes, nonceOffsets}: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const inserted = encoder.encode(nonce);
  const document = new Uint8Array(bytes.length + inserted.length * nonceOffsets.length);
  let start = 0;
  nonceOffsets.forEach((end, index) => {
    const shift = index * inserted.length;
    document.set(bytes.subarray(start, end), start + shift);
    document.set(inserted, end + shift);
    start = end;
  });
  document.set(bytes.subarray(start), start + nonceOffsets.length * inserted.length);
  return document;
}
