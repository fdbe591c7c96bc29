import {MAX_PICTURE_BYTES, type FileProblem, type PictureType} from './picture-view';

/** The first bytes of each format, in hexadecimal; a dot is any digit. */
const SIGNATURES: readonly (readonly [PictureType, RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];
export const SIGNATURE_BYTES = 12;

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Returns the format of a picture by its first bytes, whatever its name says; null for any other file. */
export function typeOfPicture(bytes: Uint8Array): PictureType | null {
  const start = Array.from(bytes.subarray(0, SIGNATURE_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** Returns what is wrong with a file, as far as its first bytes and its size tell. */
export const fileProblemOf = (bytes: Uint8Array, size: number): FileProblem | null => {
  if (typeOfPicture(bytes) === null) return 'no-picture';
  return size > MAX_PICTURE_BYTES ? 'too-large' : null;
};

const NAME_DIGITS = 12;

/**
 * Returns the name of the file at Shopify: that of the product with the digest of the content, by which the same picture is
 * recognized.
 */
export const toFileName = (handle: string, digest: string, type: PictureType): string =>
  `${handle}-${digest.slice(0, NAME_DIGITS)}.${EXTENSIONS[type]}`;

/** Returns whether a picture is the file of that name. Shopify appends to a name that is taken. */
export const isFileNamed = (url: string, fileName: string): boolean =>
  url.includes(`/${fileName.slice(0, fileName.lastIndexOf('.'))}`);
