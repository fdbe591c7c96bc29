import {z} from 'zod';
import {PICTURE_EXTENSIONS} from '~/core/picture-type';
import type {Admin} from '~/platform/shopify/admin.server';
import {uploadPicture} from '~/platform/shopify/upload-file.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import type {EnteredPicture} from './parse-pictures.server';
import {REVIEW_FILE_CREATE_MUTATION} from './review-files.admin.gql';

const ResponseSchema = z.object({
  fileCreate: z.object({
    files: z.array(z.object({id: z.string()})).nullable(),
    userErrors: z.array(z.object({code: z.string().nullable(), message: z.string()})),
  }),
});

/** A picture that is a file at Shopify, as `save_review` takes it. */
export interface StoredPicture {
  readonly file_name: string;
  readonly file_id: string;
  readonly digest: string;
}

/** Creates one file. @throws UpstreamError */
async function createFile(admin: Admin, fileName: string, {bytes, type}: EnteredPicture): Promise<string> {
  const originalSource = await uploadPicture(admin, {bytes, fileName, mimeType: type});
  // The name is that of the upload, and stays ours: by it the file is found if the response is lost.
  const files = [{originalSource, contentType: 'IMAGE', alt: '', duplicateResolutionMode: 'RAISE_ERROR'}];
  const {fileCreate} = await admin.query(REVIEW_FILE_CREATE_MUTATION, {files}, ResponseSchema);
  const [file] = fileCreate.files ?? [];
  const [error] = fileCreate.userErrors;
  if (!file || error) throw new UpstreamError('partial', 'files', undefined, error?.code ?? error?.message);
  return file.id;
}

/**
 * Stores pictures as files at Shopify, one after the other: a worker holds each several times. Until a review has them, their
 * deletion is queued, so that none outlives a failure after this.
 * @throws UpstreamError or BackendUnavailable
 */
export async function storePictures(
  {backend, admin}: {readonly backend: Pick<Backend, 'call'>; readonly admin: Admin},
  pictures: readonly EnteredPicture[],
): Promise<readonly StoredPicture[]> {
  if (pictures.length === 0) return [];
  const named = pictures.map((picture) => ({
    picture,
    fileName: `review-${crypto.randomUUID()}.${PICTURE_EXTENSIONS[picture.type]}`,
  }));
  await backend.call('hold_review_pictures', {p_file_names: named.map(({fileName}) => fileName)});
  const stored: StoredPicture[] = [];
  for (const {picture, fileName} of named) {
    const fileId = await createFile(admin, fileName, picture);
    stored.push({file_name: fileName, file_id: fileId, digest: picture.digest});
  }
  return stored;
}
