import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {sendSubscriberMails} from './mail/send-subscriber-mails.server';
import {updateShop} from './shop/update-shop.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'report'>;

/** The number of subscribers that one run tells Shopify about, so that it ends before the next one. */
const MAX_UPDATES = 10;

/** Does for subscribers what an earlier attempt could not do: codes, consent at Shopify and mails. @throws BackendUnavailable */
export async function runSubscriberJobs({config, storefront, report}: Context): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  const context = {config, storefront, report, backend: createBackend(settings, 'delivery')};
  for (let count = 0; count < MAX_UPDATES; count += 1) if ((await updateShop(context)) === undefined) break;
  await sendSubscriberMails(context);
}

/** Deletes addresses that no one confirmed in 30 days. @throws BackendUnavailable */
export async function forgetUnconfirmedSubscribers({config}: Pick<Context, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (settings) await createBackend(settings, 'monitor').call('forget_unconfirmed_subscribers', {});
}
