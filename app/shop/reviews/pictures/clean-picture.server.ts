import {typeOfPicture} from '~/core/picture-type';
import {fail, succeed, type Result} from '~/core/result';
import {REVIEW_PICTURES, type PictureProblem, type ReviewPictureType} from '../review-lengths';
import {cleanJpeg} from './clean-jpeg.server';
import {cleanPng} from './clean-png.server';
import {cleanWebp} from './clean-webp.server';
import type {CleanedPicture} from './picture-bytes.server';

const CLEANERS: Readonly<Record<ReviewPictureType, (bytes: Uint8Array) => CleanedPicture | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/** A picture that may be stored: it says nothing but what it shows. */
export interface ReviewPictureFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: ReviewPictureType;
}

/**
 * Checks a file by its content, whatever its name and the browser say, and removes its metadata: a photo tells where and when
 * it was taken, and by which device.
 */
export function cleanPicture(bytes: Uint8Array): Result<ReviewPictureFile, PictureProblem> {
  if (bytes.byteLength > REVIEW_PICTURES.bytes) return fail('too-large');
  const type = typeOfPicture(bytes);
  const cleaned = type !== null && type !== 'image/gif' ? CLEANERS[type](bytes) : null;
  if (type === null || type === 'image/gif' || !cleaned) return fail('no-picture');
  if (cleaned.width * cleaned.height > REVIEW_PICTURES.pixels) return fail('too-many-pixels');
  return succeed({bytes: cleaned.bytes, type});
}
