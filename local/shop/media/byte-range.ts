/** The part of a file to send. `start` and `end` are both inclusive. */
export type ByteRange =
  | {readonly kind: 'whole'}
  | {readonly kind: 'part'; readonly start: number; readonly end: number}
  | {readonly kind: 'unsatisfiable'};

/**
 * Parses a `Range` header (RFC 9110, section 14). Several ranges, other units and malformed headers are ignored, as the
 * standard allows.
 *
 * @param size - size of the file in bytes
 */
export function parseByteRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return {kind: 'whole'};
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? {kind: 'unsatisfiable'} : {kind: 'part', start: size - length, end: size - 1};
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return {kind: 'whole'};
  return start >= size ? {kind: 'unsatisfiable'} : {kind: 'part', start, end};
}
