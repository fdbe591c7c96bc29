import {z} from 'zod';
import type {Admin} from './admin.server';
import {STAGED_UPLOAD_MUTATION} from './upload-file.admin.gql';
import {UpstreamError} from './upstream-problem';

/** A picture may have 20 MB. */
const TIMEOUT_MS = 60_000;

const ResponseSchema = z.object({
  stagedUploadsCreate: z.object({
    stagedTargets: z
      .array(
        z.object({
          url: z.url(),
          resourceUrl: z.url(),
          parameters: z.array(z.object({name: z.string(), value: z.string()})),
        }),
      )
      .nullable(),
    userErrors: z.array(z.object({message: z.string()})),
  }),
});

/** A picture that is sent to Shopify. */
export interface PictureUpload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly mimeType: string;
}

/**
 * Uploads a picture to where Shopify takes it from.
 * @returns the address of the upload for mutations
 * @throws UpstreamError
 */
export async function uploadPicture(admin: Admin, {bytes, fileName, mimeType}: PictureUpload): Promise<string> {
  const input = [
    {filename: fileName, mimeType, resource: 'IMAGE', httpMethod: 'POST', fileSize: String(bytes.byteLength)},
  ];
  const {stagedUploadsCreate} = await admin.query(STAGED_UPLOAD_MUTATION, {input}, ResponseSchema);
  const [target] = stagedUploadsCreate.stagedTargets ?? [];
  const [error] = stagedUploadsCreate.userErrors;
  if (!target || error) throw new UpstreamError('partial', 'uploads', undefined, error?.message);
  const form = new FormData();
  for (const {name, value} of target.parameters) form.append(name, value);
  // The store of uploads requires that the file is the last field.
  form.append('file', new Blob([bytes], {type: mimeType}), fileName);
  const response = await fetch(target.url, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  // An upload that failed changes nothing, whether its response was lost or not.
  if (!response?.ok) throw new UpstreamError('status', 'uploads', response?.status);
  return target.resourceUrl;
}
