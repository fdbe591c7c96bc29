import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {claimJobs, runJob} from '~/platform/jobs/job-queue.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {ERASURE_REFUSALS} from './personal-data-copy';
import {CUSTOMER_ERASURE_MUTATION} from './personal-data.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

/** The most batches of 20 accounts in one run. */
const MAX_BATCHES = 10;

const QUEUE = {kind: 'customer-erasure', schema: z.object({}), limit: 10} as const;

const ErasureSchema = z.object({
  customerRequestDataErasure: z
    .object({
      customerId: z.string().nullish(),
      userErrors: z.array(z.object({code: z.string().nullish(), message: z.string()})),
    })
    .nullable(),
});

/** Erases the accounts whose time has come, then asks Shopify to erase their customers. @throws BackendUnavailable */
export async function eraseDueAccounts(context: Context): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await context.backend.call('erase_due_accounts', {})) === 0) break;
  await requestShopErasures(context);
}

/**
 * Asks Shopify to erase the customers of erased accounts. What it refuses becomes a task for staff, who find it among the
 * customers.
 * @throws BackendUnavailable
 */
export async function requestShopErasures(context: Context): Promise<void> {
  const {backend} = context;
  const admin = createAdmin(context.config);
  for (const job of await claimJobs(backend, QUEUE))
    await runJob(context, job, async () => {
      const refusal = admin ? await requestErasure(admin, job.key) : ERASURE_REFUSALS.noToken;
      await backend.call('record_shop_erasure', {
        p_customer_id: job.key,
        ...(refusal !== null && {p_refusal: refusal}),
      });
    });
}

/** @returns why Shopify refused; null if it accepted, or no longer has the customer. @throws UpstreamError if it did not answer */
async function requestErasure(admin: Admin, id: string): Promise<string | null> {
  try {
    const {customerRequestDataErasure: answer} = await admin.query(CUSTOMER_ERASURE_MUTATION, {id}, ErasureSchema);
    // Counting it as accepted would end the only attempt to erase the customer.
    if (!answer) throw new Error('customer erasure: Shopify returned no payload');
    const [refusal] = answer.userErrors;
    if (refusal?.code === 'DOES_NOT_EXIST') return null;
    return refusal?.message ?? null;
  } catch (error) {
    if (error instanceof UpstreamError && error.fault === 'forbidden') return ERASURE_REFUSALS.noScope;
    throw error;
  }
}
