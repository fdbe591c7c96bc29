import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {FILE_CREATE_MUTATION, FILE_STATUS_QUERY, STAGED_UPLOADS_CREATE_MUTATION} from './steps/files.admin.gql';
import {RefusedError, requireNoErrors, UserErrorsSchema} from './user-errors';

const StagedSchema = z.object({
  stagedUploadsCreate: z.object({
    stagedTargets: z
      .array(
        z.object({
          url: z.string(),
          resourceUrl: z.string(),
          parameters: z.array(z.object({name: z.string(), value: z.string()})),
        }),
      )
      .nullable(),
    userErrors: UserErrorsSchema,
  }),
});
const CreatedSchema = z.object({
  fileCreate: z.object({
    files: z.array(z.object({id: z.string(), fileStatus: z.string()})).nullable(),
    userErrors: UserErrorsSchema,
  }),
});
const StatusSchema = z.object({
  node: z
    .object({fileStatus: z.string(), fileErrors: z.array(z.object({code: z.string(), message: z.string()}))})
    .nullable(),
});

const POLL_MS = 500;
const MAX_WAIT_MS = 180_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** A file to upload. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly mimeType: string;
  readonly alt: string;
}

/** Sends the file where Shopify wants it. @returns the address that `fileCreate` reads it from */
async function stage(admin: AdminClient, {name, bytes, kind, mimeType}: Upload): Promise<string> {
  const input = [{filename: name, mimeType, resource: kind, httpMethod: 'POST', fileSize: String(bytes.byteLength)}];
  const {stagedUploadsCreate} = await admin.request(STAGED_UPLOADS_CREATE_MUTATION, {input}, StagedSchema);
  requireNoErrors(stagedUploadsCreate.userErrors);
  const [target] = stagedUploadsCreate.stagedTargets ?? [];
  if (!target) throw new Error('Shopify returned no address for the upload.');
  const form = new FormData();
  for (const parameter of target.parameters) form.append(parameter.name, parameter.value);
  // The store of uploads requires that the file is the last field.
  form.append('file', new Blob([bytes], {type: mimeType}), name);
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  const response = await fetch(target.url, {method: 'POST', body: form, signal}).catch(() => null);
  if (!response?.ok) throw new RefusedError(`the upload of ${name} failed (${response?.status ?? 'no response'})`);
  return target.resourceUrl;
}

/** Waits until Shopify has processed a file. @throws RefusedError if it cannot be used, or takes too long */
export async function waitUntilReady(admin: AdminClient, id: string, name: string): Promise<void> {
  const endMs = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const {node} = await admin.request(FILE_STATUS_QUERY, {id}, StatusSchema);
    if (node?.fileStatus === 'READY') return;
    if (!node || node.fileStatus === 'FAILED')
      throw new RefusedError(`${name}: ${node?.fileErrors.map(({message}) => message).join('; ') ?? 'it is gone'}`);
    if (Date.now() > endMs) throw new RefusedError(`${name} is still being processed; run the command again later`);
    await sleep(POLL_MS);
  }
}

/** Uploads a file. @returns its id @throws RefusedError */
export async function uploadFile(admin: AdminClient, upload: Upload): Promise<string> {
  const {name, kind, alt} = upload;
  const originalSource = await stage(admin, upload);
  const files = [{originalSource, contentType: kind, alt, filename: name, duplicateResolutionMode: 'RAISE_ERROR'}];
  const {fileCreate} = await admin.request(FILE_CREATE_MUTATION, {files}, CreatedSchema);
  requireNoErrors(fileCreate.userErrors);
  const [file] = fileCreate.files ?? [];
  if (!file) throw new Error('Shopify returned no file.');
  return file.id;
}
