import {fail, succeed, type Result} from '~/core/result';
import type {ImportProblem} from './parse-import';

/** Decodes a file in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save it. */
export function decodeImport(bytes: Uint8Array): Result<string, ImportProblem> {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return succeed(new TextDecoder(encoding, {fatal: true}).decode(bytes));
  } catch {
    return fail({kind: bytes.includes(0) ? 'not-text' : 'wrong-encoding'});
  }
}
