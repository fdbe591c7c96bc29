import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend, type Backend} from '~/platform/supabase/backend.server';
import {applyEmailChanges} from './apply-email-changes.server';
import {eraseDueAccounts, requestShopErasures} from './erase-accounts.server';
import {sendAccountMails} from './send-account-mails.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'report'>;
type JobContext = Context & {readonly backend: Backend};

/** Runs work with a backend that waits as long as jobs may; without a backend there is none. */
async function withBackend(context: Context, run: (context: JobContext) => Promise<unknown>): Promise<void> {
  const settings = backendOf(context.config);
  const {config, storefront, report} = context;
  if (settings) await run({config, storefront, report, backend: createBackend(settings, 'delivery')});
}

/** Does what an earlier attempt could not do: mails about accounts, and what Shopify is to know. @throws BackendUnavailable */
export const runAccountJobs = (context: Context): Promise<void> =>
  withBackend(context, async (own) => {
    await sendAccountMails(own);
    await applyEmailChanges(own);
    await requestShopErasures(own);
  });

/** Erases accounts whose time has come, and what is only kept for a while. @throws BackendUnavailable */
export const runAccountErasures = (context: Context): Promise<void> =>
  withBackend(context, async (own) => {
    await eraseDueAccounts(own);
    // Erased people get a last mail before their addresses are deleted.
    await sendAccountMails(own);
    await own.backend.call('forget_account_mails', {});
    await own.backend.call('forget_shop_erasures', {});
  });
