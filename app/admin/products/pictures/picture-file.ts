import {PICTURE_EXTENSIONS, typeOfPicture, type PictureType} from '~/core/picture-type';
import {MAX_PICTURE_BYTES, type FileProblem} from './picture-view';

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
  `${handle}-${digest.slice(0, NAME_DIGITS)}.${PICTURE_EXTENSIONS[type]}`;

/** Returns whether a picture is the file of that name. Shopify appends to a name that is taken. */
export const isFileNamed = (url: string, fileName: string): boolean =>
  url.includes(`/${fileName.slice(0, fileName.lastIndexOf('.'))}`);
