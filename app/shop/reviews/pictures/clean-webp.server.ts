import {joinBytes, textOf, uint16, uint32, type CleanedPicture} from './picture-bytes.server';

/** `RIFF`, the length of the rest, and `WEBP`. */
const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
/** What decoding a still picture and its colors needs. */
const KEPT: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** The flags of the extended header that announce EXIF, XMP and an animation. */
const LEFT_OUT = 0x08 | 0x04 | 0x02;
const LOW_14_BITS = 0x3fff;

/** Returns a still WebP picture without metadata; null for an animation, and for a file that is broken. */
export function cleanWebp(bytes: Uint8Array): CleanedPicture | null {
  const end = 8 + (uint32(bytes, 4, true) ?? NaN);
  if (!(end <= bytes.length)) return null;
  const parts: Uint8Array[] = [];
  let size: {readonly width: number; readonly height: number} | null = null;
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= end;) {
    const name = textOf(bytes, at, 4);
    const length = uint32(bytes, at + 4, true) ?? NaN;
    // Chunks have an even length.
    const next = at + CHUNK_HEAD + length + (length % 2);
    if (!(next <= end)) return null;
    const chunk = bytes.slice(at, next);
    if (name === 'VP8X') chunk[CHUNK_HEAD] = (chunk[CHUNK_HEAD] ?? 0) & ~LEFT_OUT;
    if (KEPT.has(name)) parts.push(chunk);
    size ??= name.startsWith('VP8') && name !== 'VP8X' ? pictureSize(name, chunk.subarray(CHUNK_HEAD)) : null;
    at = next;
  }
  if (!size) return null;
  const content = joinBytes([new TextEncoder().encode('WEBP'), ...parts]);
  const head = new Uint8Array(CHUNK_HEAD);
  head.set(new TextEncoder().encode('RIFF'));
  new DataView(head.buffer).setUint32(4, content.length, true);
  return {bytes: joinBytes([head, content]), ...size};
}

/** Returns the size that the compressed data state: `VP8 ` is lossy, `VP8L` lossless. */
function pictureSize(name: string, data: Uint8Array) {
  if (name === 'VP8L') {
    const bits = uint32(data, 1, true);
    return bits === null ? null : {width: (bits & LOW_14_BITS) + 1, height: ((bits >>> 14) & LOW_14_BITS) + 1};
  }
  const [width, height] = [uint16(data, 6, true), uint16(data, 8, true)];
  return width === null || height === null ? null : {width: width & LOW_14_BITS, height: height & LOW_14_BITS};
}
