import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {PERSONAL_DATA_POLICY} from '~/core/policy';
import {within} from '~/core/within';
import {applyEmailChanges} from '~/orders/personal-data/apply-email-changes.server';
import {sendAccountMails} from '~/orders/personal-data/send-account-mails.server';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {toLinkStatus, withLinkToken} from '~/shop/subscribers/links/link-outcome.server';
import type {DeletionLinkOutcome, EmailLinkOutcome, KeepLinkOutcome} from './account-link-copy';

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'params'>;

const {linkHours, deletionDays} = PERSONAL_DATA_POLICY;

/** The page waits so long for Shopify; after that the change goes on. */
const SHOP_MS = 5_000;

/** Handles the button behind a link that confirms a change of address. The second confirmation makes the change. */
export const handleEmailLink = (args: LinkArgs) =>
  followLink<EmailLinkOutcome>(args, async (context, hash) => {
    const confirm = async () => {
      const [row] = await context.backend.call('confirm_email_change', {p_token_hash: hash, p_valid_hours: linkHours});
      return row ?? {outcome: 'unknown', change_id: null};
    };
    const confirmed = await confirm();
    if (confirmed.outcome !== 'confirmed' || !confirmed.change_id) return confirmed.outcome as EmailLinkOutcome;
    const change = applyEmailChanges(context, confirmed.change_id).catch(context.report);
    context.waitUntil(change);
    await within(SHOP_MS, change);
    return (await confirm()).outcome as EmailLinkOutcome;
  });

/** Handles the button behind a link that deletes an account. */
export const handleDeletionLink = (args: LinkArgs) =>
  followLink<DeletionLinkOutcome>(args, async (context, hash) => {
    const variables = {p_token_hash: hash, p_valid_hours: linkHours, p_days: deletionDays};
    const outcome = await context.backend.call('confirm_account_deletion', variables);
    if (outcome === 'requested') context.waitUntil(sendAccountMails(context).catch(context.report));
    return outcome as DeletionLinkOutcome;
  });

/** Handles the button behind a link that keeps an account. */
export const handleKeepLink = (args: LinkArgs) =>
  followLink<KeepLinkOutcome>(
    args,
    async (context, hash) => (await context.backend.call('keep_account', {p_token_hash: hash})) as KeepLinkOutcome,
  );

/** Responds with what became of a link. @param follow called with the digest of its token */
async function followLink<Outcome extends string>(
  {context, params}: LinkArgs,
  follow: (context: AppContext, hash: string) => Promise<Outcome>,
) {
  const outcome = await withLinkToken(context, params.token, (hash) => follow(context, hash));
  return privateReply({outcome}, toLinkStatus(outcome));
}
