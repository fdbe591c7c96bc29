import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {claimJobs, completeJob, failJob, type Job} from '~/platform/jobs/job-queue.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {createCode, randomCode} from './create-code.server';
import {saveConsent} from './save-consent.server';
import {ShopRefused} from './shop-refused';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

const DetailsSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  consent: z.enum(['subscribed', 'unsubscribed']),
  consented_at: z.string(),
  wants_code: z.boolean(),
  code: z.string().nullable(),
  is_code_issued: z.boolean(),
});

type Details = z.output<typeof DetailsSchema>;

/**
 * Tells Shopify about one subscriber whom it does not know in their current state: creates their code, then stores the
 * consent. What fails is tried again by a later call.
 * @param id the subscriber; whoever is due first if absent
 * @returns the code, if it exists now; undefined if no one is due or the store has no Admin API access
 * @throws BackendUnavailable
 */
export async function updateShop(context: Context, id?: string): Promise<string | null | undefined> {
  const {config, backend} = context;
  const admin = createAdmin(config);
  if (!admin) return undefined;
  const [job] = await claimJobs(backend, {
    kind: 'subscriber-shop',
    schema: DetailsSchema,
    limit: 1,
    ...(id !== undefined && {key: id}),
  });
  if (!job) return undefined;
  const code = await attempt(context, () => issueCode(context, admin, job));
  const saved = await attempt(context, () => storeConsent(admin, job.details));
  const result = saved.ok && saved.value !== null ? {customer_id: saved.value} : {};
  const error = code.ok ? (saved.ok ? null : saved.error) : code.error;
  if (error === null) await completeJob(backend, job, result);
  else await failJob(backend, job, error, result);
  return code.ok ? code.value : null;
}

async function issueCode({backend}: Context, admin: Admin, {key: id, details}: Job<Details>): Promise<string | null> {
  if (!details.wants_code || details.is_code_issued) return details.code;
  // Stored before Shopify is asked, so that there is never a second one. Null if the person has unsubscribed meanwhile.
  const chosen = details.code ?? (await backend.call('choose_subscriber_code', {p_id: id, p_code: randomCode()}));
  const code = chosen as string | null;
  if (code === null) return null;
  await createCode(admin, code, new Date());
  await backend.call('record_subscriber_code', {p_id: id, p_code: code});
  return code;
}

const storeConsent = (admin: Admin, details: Details): Promise<string | null> =>
  saveConsent(admin, {
    email: details.email,
    firstName: details.first_name,
    lastName: details.last_name,
    isSubscribed: details.consent === 'subscribed',
    changedAt: details.consented_at,
  });

type Attempt<Value> = {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly error: string};

/** Fails with a text for staff if Shopify fails or refuses. */
async function attempt<Value>({report}: Context, run: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return {ok: true, value: await run()};
  } catch (error) {
    const isRefused = error instanceof ShopRefused;
    if (!isRefused && !isUpstreamFailure(error)) throw error;
    report(error);
    return {ok: false, error: isRefused ? `${error.message}: ${error.messages.join(' ')}` : String(error)};
  }
}
