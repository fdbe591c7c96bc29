import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {claimJobs, runJob} from '~/platform/jobs/job-queue.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {REVIEW_FILE_DELETE_MUTATION, REVIEW_FILES_QUERY} from './review-files.admin.gql';

/** Fewer than one run can delete while its claim lasts. */
const FILES_PER_RUN = 20;

/** Without an id it is unknown whether there is a file. */
const DetailsSchema = z.object({file_id: z.string().optional()});
const FoundSchema = z.object({files: z.object({nodes: z.array(z.object({id: z.string()}))})});
const DeletedSchema = z.object({
  fileDelete: z.object({userErrors: z.array(z.object({code: z.string().nullable(), message: z.string()}))}),
});

const GONE = 'FILE_DOES_NOT_EXIST';

async function findFileIds(admin: Admin, fileName: string): Promise<readonly string[]> {
  const {files} = await admin.query(REVIEW_FILES_QUERY, {query: `filename:"${fileName}"`}, FoundSchema);
  return files.nodes.map(({id}) => id);
}

/** Deletes a file at Shopify; one that is gone is deleted. @throws Error if Shopify still has it */
async function deleteFile(admin: Admin, fileName: string, fileId: string | undefined): Promise<void> {
  const ids = fileId === undefined ? await findFileIds(admin, fileName) : [fileId];
  if (ids.length === 0) return;
  const {fileDelete} = await admin.query(REVIEW_FILE_DELETE_MUTATION, {ids}, DeletedSchema);
  // Shopify refuses to delete a file that it is processing.
  const problem = fileDelete.userErrors.find(({code}) => code !== GONE);
  if (problem) throw new Error(`deletion of ${fileName}: ${problem.code ?? ''} ${problem.message}`);
}

/**
 * Deletes the files of pictures that no review has any more. What fails is tried again later. Does nothing without access to
 * the Admin API.
 * @throws BackendUnavailable
 */
export async function deleteReviewPictures({config, report}: Pick<AppContext, 'config' | 'report'>): Promise<void> {
  const admin = createAdmin(config);
  const backendConfig = backendOf(config);
  if (!admin || !backendConfig) return;
  const backend = createBackend(backendConfig, 'delivery');
  const jobs = await claimJobs(backend, {kind: 'picture-deletion', schema: DetailsSchema, limit: FILES_PER_RUN});
  for (const job of jobs) {
    const run = () => deleteFile(admin, job.key, job.details.file_id);
    // Shopify may be down: the claims of the others expire.
    if (!(await runJob({backend, report}, job, run))) break;
  }
}

/** Removes the pictures of reviews that were rejected long ago. @throws BackendUnavailable */
export async function forgetRejectedPictures({config}: Pick<AppContext, 'config'>): Promise<void> {
  const backendConfig = backendOf(config);
  if (backendConfig) await createBackend(backendConfig, 'delivery').call('forget_rejected_pictures', {});
}
