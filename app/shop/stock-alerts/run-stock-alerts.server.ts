import {z} from 'zod';
import {contentChanges} from '~/platform/content-changes';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {claimJobs, completeJob, failJob} from '~/platform/jobs/job-queue.server';
import {BackendUnavailable, createBackend, type Backend} from '~/platform/supabase/backend.server';
import {findAwaitedVariants} from './find-awaited-variants.server';
import {sendStockAlertMails} from './mail/send-stock-alert-mails.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'report'>;

/** The time that a change needs to reach Shopify's storefront, at most. */
const STOREFRONT_LAG_MS = 10_000;

const CheckSchema = z.object({variant_ids: z.array(z.string())});

/** Looks at what people wait for, if a webhook announced a change, and sends the mails that are due. @throws BackendUnavailable */
export async function runStockAlerts({config, storefront, report}: Context): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  const backend = createBackend(settings, 'delivery');
  await checkStock({storefront, report}, backend);
  await sendStockAlertMails({config, storefront, report, backend});
}

/** What a webhook says may be old by now, so that the current state is read from Shopify. */
async function checkStock({storefront, report}: Omit<Context, 'config'>, backend: Backend): Promise<void> {
  const [job] = await claimJobs(backend, {kind: 'stock-check', schema: CheckSchema, limit: 1});
  if (!job) return;
  const checked = job.details.variant_ids;
  try {
    const variants = await findAwaitedVariants(storefront, checked);
    const available = variants.filter(({isAvailable}) => isAvailable).map(({id}) => id);
    // Cached pages still say that it is sold out. Shopify returns the new state already, so they are outdated at once.
    if (available.length > 0) contentChanges.note(Date.now() - STOREFRONT_LAG_MS);
    await completeJob(backend, job, {checked, available});
  } catch (error) {
    if (error instanceof BackendUnavailable) throw error;
    report(error);
    await failJob(backend, job, error instanceof Error ? error.message : String(error));
  }
}

/** Queues a look at what people wait for, in case a webhook was lost or came before Shopify's storefront knew. @throws BackendUnavailable */
export async function requestStockCheck({config}: Pick<Context, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (settings) await createBackend(settings, 'monitor').call('request_stock_check', {});
}

/** Deletes alerts that are over. @throws BackendUnavailable */
export async function forgetStockAlerts({config}: Pick<Context, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (settings) await createBackend(settings, 'monitor').call('forget_stock_alerts', {});
}
