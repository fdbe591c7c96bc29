import {joinBytes, textOf, uint16, type CleanedPicture} from './picture-bytes.server';
import {orientationOf, toOrientationSegment} from './orientation.server';

const SOI = new Uint8Array([0xff, 0xd8]);
const EOI = new Uint8Array([0xff, 0xd9]);

/** The markers of JPEG, by their second byte. */
const MARKER = {app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, scan: 0xda, end: 0xd9} as const;
/** Frames, and tables of Huffman and arithmetic codes. */
const FRAMES_AND_CODES = [0xc0, 0xcf] as const;
/** These between the frames are no frames: tables of codes, and an extension. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
/** Scans, quantization tables, number of lines and restart interval. */
const DECODING: ReadonlySet<number> = new Set([0xda, 0xdb, 0xdc, 0xdd]);
/** Restart markers are part of a scan, and so is a zero, which stands for the byte 0xff. */
const inScan = (byte: number | undefined): boolean =>
  byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

const PLAIN_JFIF_BYTES = 18;

const isFrameOrCode = (marker: number) => marker >= FRAMES_AND_CODES[0] && marker <= FRAMES_AND_CODES[1];

/** Whether a segment is needed to decode the picture and its colors. Any other one may say who took it, where, or show it whole. */
function isKept(marker: number, segment: Uint8Array): boolean {
  if (isFrameOrCode(marker) || DECODING.has(marker) || marker === MARKER.app14) return true;
  // A longer one holds a small copy of the picture, as it was before it was cropped.
  if (marker === MARKER.app0) return textOf(segment, 4, 5) === 'JFIF\0' && segment.length === PLAIN_JFIF_BYTES;
  return marker === MARKER.app2 && textOf(segment, 4, 12) === 'ICC_PROFILE\0';
}

/** Returns where the compressed data from here on end: at the next marker, or at the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (!inScan(bytes[at + 1]) && bytes[at + 1] !== 0xff) return at;
  return bytes.length;
}

/**
 * Returns a JPEG picture without metadata and without whatever follows it; its orientation stays, because it would lie on its
 * side. Null for a file that is broken.
 */
export function cleanJpeg(bytes: Uint8Array): CleanedPicture | null {
  const parts: Uint8Array[] = [];
  let size: {readonly width: number; readonly height: number} | null = null;
  let orientation = 1;
  let hasScan = false;
  for (let at = SOI.length; ;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if ((hasScan && at >= bytes.length) || (bytes[at] === 0xff && marker === MARKER.end)) break;
    const end = at + 2 + (uint16(bytes, at + 2) ?? NaN);
    if (bytes[at] !== 0xff || marker === undefined || !(end >= at + 4 && end <= bytes.length)) return null;
    const segment = bytes.subarray(at, end);
    if (isFrameOrCode(marker) && !NO_FRAMES.has(marker)) size = frameSize(segment);
    if (marker === MARKER.app1) orientation = orientationOf(segment) ?? orientation;
    if (isKept(marker, segment)) parts.push(segment);
    at = end;
    if (marker !== MARKER.scan) continue;
    hasScan = true;
    at = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  if (!size || !hasScan) return null;
  return {bytes: joinBytes([SOI, toOrientationSegment(orientation), ...parts, EOI]), ...size};
}

/** A frame begins with marker, length and precision. */
function frameSize(segment: Uint8Array) {
  const [height, width] = [uint16(segment, 5), uint16(segment, 7)];
  return height && width ? {width, height} : null;
}
