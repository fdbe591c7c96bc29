/** Formats of pictures that Shopify accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** The first bytes of each format, in hexadecimal; a dot is any digit. */
const SIGNATURES: readonly (readonly [PictureType, RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];
export const SIGNATURE_BYTES = 12;

/** The extension of each format in the names of files. */
export const PICTURE_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const satisfies Readonly<Record<PictureType, string>>;

/** Returns the format of a picture by its first bytes, whatever its name says; null for any other file. */
export function typeOfPicture(bytes: Uint8Array): PictureType | null {
  const start = Array.from(bytes.subarray(0, SIGNATURE_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
