import {joinBytes, textOf, uint32, type CleanedPicture} from './picture-bytes.server';

const SIGNATURE_LENGTH = 8;
/** Length and name before the data of a chunk, and a checksum after them. */
const [HEAD, FRAME] = [8, 12];
/** What decoding the picture and its colors needs. Texts, times, places and the frames of an animation are left out. */
const KEPT: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '),
);

/** Returns a PNG picture without metadata and without whatever follows it; null for a file that is broken. */
export function cleanPng(bytes: Uint8Array): CleanedPicture | null {
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  const [width, height] = [uint32(bytes, SIGNATURE_LENGTH + HEAD), uint32(bytes, SIGNATURE_LENGTH + HEAD + 4)];
  if (textOf(bytes, SIGNATURE_LENGTH + 4, 4) !== 'IHDR' || !width || !height) return null;
  for (let at = SIGNATURE_LENGTH; ;) {
    const length = uint32(bytes, at);
    if (length === null || at + FRAME + length > bytes.length) return null;
    const name = textOf(bytes, at + 4, 4);
    if (KEPT.has(name)) parts.push(bytes.subarray(at, at + FRAME + length));
    at += FRAME + length;
    if (name === 'IEND') return {bytes: joinBytes(parts), width, height};
  }
}
