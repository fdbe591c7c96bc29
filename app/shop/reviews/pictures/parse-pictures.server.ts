import {z} from 'zod';
import {bytesDigest} from '~/platform/digest.server';
import {fail, succeed, type Result} from '~/core/result';
import {REVIEW_PICTURES, type PicturesProblem} from '../review-lengths';
import {cleanPicture, type ReviewPictureFile} from './clean-picture.server';
import {PICTURES_FIELD, REMOVED_FIELD} from './picture-fields';

/** A picture to add to a review. */
export interface EnteredPicture extends ReviewPictureFile {
  /** Of its content without metadata: the same for the same picture. */
  readonly digest: string;
}

/** Returns the files of a form; browsers send an empty one for none. */
export const filesOf = (form: FormData): readonly File[] =>
  form.getAll(PICTURES_FIELD).filter((file): file is File => file instanceof File && file.size > 0);

/** Returns which pictures of the review a form removes. */
export const removedPicturesOf = (form: FormData): readonly string[] =>
  z.array(z.uuid()).max(REVIEW_PICTURES.most).safeParse(form.getAll(REMOVED_FIELD)).data ?? [];

/** Parses the pictures that a form adds, each once. */
export async function parsePictures(form: FormData): Promise<Result<readonly EnteredPicture[], PicturesProblem>> {
  const files = filesOf(form);
  if (files.length > REVIEW_PICTURES.most) return fail({kind: 'too-many'});
  const pictures = new Map<string, EnteredPicture>();
  for (const file of files) {
    const cleaned = cleanPicture(new Uint8Array(await file.arrayBuffer()));
    if (!cleaned.ok) return fail({kind: cleaned.error, name: file.name});
    const digest = await bytesDigest(cleaned.value.bytes);
    pictures.set(digest, {...cleaned.value, digest});
  }
  return succeed([...pictures.values()]);
}
