/** A picture without metadata, and its size in pixels as it is stored. */
export interface CleanedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Returns bytes as text, one character each. */
export const textOf = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Returns a number of two bytes; null beyond the end. */
export const uint16 = (bytes: Uint8Array, at: number, isLittleEndian = false): number | null =>
  at >= 0 && at + 2 <= bytes.length ? viewOf(bytes).getUint16(at, isLittleEndian) : null;

/** Returns a number of four bytes; null beyond the end. */
export const uint32 = (bytes: Uint8Array, at: number, isLittleEndian = false): number | null =>
  at >= 0 && at + 4 <= bytes.length ? viewOf(bytes).getUint32(at, isLittleEndian) : null;

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
