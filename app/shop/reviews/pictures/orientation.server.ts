import {textOf, uint16, uint32} from './picture-bytes.server';

const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;
const MOST = 8;
const ENTRY_BYTES = 12;
/** Marker and length of a segment, and the name of its format with two zeros. */
const TIFF_START = 10;

/**
 * Returns the orientation that an EXIF segment of a JPEG file states, from 1 (upright) to 8; null for none.
 * @param segment with its marker
 */
export function orientationOf(segment: Uint8Array): number | null {
  if (textOf(segment, 4, 6) !== 'Exif\0\0') return null;
  const tiff = segment.subarray(TIFF_START);
  const isLittleEndian = textOf(tiff, 0, 2) === 'II';
  const start = uint32(tiff, 4, isLittleEndian);
  const count = start === null ? null : uint16(tiff, start, isLittleEndian);
  if (start === null || count === null) return null;
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    const tag = uint16(tiff, at, isLittleEndian);
    if (tag === null) return null;
    const value = tag === ORIENTATION_TAG ? uint16(tiff, at + 8, isLittleEndian) : null;
    if (value !== null) return value >= UPRIGHT && value <= MOST ? value : null;
  }
  return null;
}

/** Returns an EXIF segment that states an orientation and nothing else; empty for an upright picture. */
export function toOrientationSegment(orientation: number): Uint8Array {
  if (orientation === UPRIGHT) return new Uint8Array();
  const marker = [0xff, 0xe1, 0, 34];
  const format = [0x45, 0x78, 0x69, 0x66, 0, 0];
  // Big-endian TIFF, whose only directory begins at byte 8, has one entry and no successor.
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...marker, ...format, ...tiff, ...entry, 0, 0, 0, 0]);
}
