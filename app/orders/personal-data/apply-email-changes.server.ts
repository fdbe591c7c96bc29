import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {claimJobs, runJob} from '~/platform/jobs/job-queue.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {EMAIL_OWNER_QUERY, EMAIL_UPDATE_MUTATION} from './personal-data.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

const QUEUE = {kind: 'email-change', schema: z.object({}), limit: 5} as const;

const UpdatedSchema = z.object({
  customerUpdate: z
    .object({
      customer: z.object({id: z.string()}).nullable(),
      userErrors: z.array(z.object({field: z.array(z.string()).nullish(), message: z.string()})),
    })
    .nullable(),
});
const OwnerSchema = z.object({customerByIdentifier: z.object({id: z.string()}).nullable()});

interface Change {
  readonly customerId: string;
  readonly email: string;
}

/**
 * Tells Shopify of changes that both addresses confirmed. Repeating one is harmless.
 * @param id only this change
 * @throws BackendUnavailable
 */
export async function applyEmailChanges(context: Context, id?: string): Promise<void> {
  const {backend} = context;
  const admin = createAdmin(context.config);
  if (!admin) return;
  for (const job of await claimJobs(backend, {...QUEUE, ...(id !== undefined && {key: id})}))
    await runJob(context, job, async () => {
      const [change] = await backend.call('find_confirmed_email_change', {p_change_id: job.key});
      if (!change) return;
      const outcome = await updateEmail(admin, {customerId: change.shopify_customer_id, email: change.new_email});
      await backend.call('end_email_change', {p_change_id: job.key, p_outcome: outcome});
    });
}

/** @throws UpstreamError if Shopify did not answer, or denies the access scope `write_customers` */
async function updateEmail(admin: Admin, {customerId: id, email}: Change): Promise<'changed' | 'taken' | 'refused'> {
  const {customerUpdate} = await admin.query(EMAIL_UPDATE_MUTATION, {id, email}, UpdatedSchema);
  if (!customerUpdate) throw new Error('email change: Shopify returned no payload');
  if (customerUpdate.userErrors.length === 0) return 'changed';
  const {customerByIdentifier: owner} = await admin.query(EMAIL_OWNER_QUERY, {email}, OwnerSchema);
  return owner && owner.id !== id ? 'taken' : 'refused';
}
