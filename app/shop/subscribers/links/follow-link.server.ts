import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {INTENT} from '~/core/intent';
import {SUBSCRIPTION_POLICY} from '~/core/policy';
import {within} from '~/core/within';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {sendSubscriberMails} from '../mail/send-subscriber-mails.server';
import {updateShop} from '../shop/update-shop.server';
import {UNSUBSCRIBE_RESULTS, type ConfirmOutcome, type RenewOutcome, type UnsubscribeOutcome} from '../subscriber-copy';
import {RENEW, type ConfirmReply} from './confirm-reply';
import {orFailed, toLinkStatus, toOneClickResponse, withLinkToken} from './link-outcome.server';
import {isLinkToken} from './link-path';

/** The page shows the code if Shopify creates it within this time; the mail has it in any case. */
const CODE_MS = 4_000;

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'request' | 'params'>;

/** Handles the button behind a link that confirms an address, and the one that asks for a new link. */
export async function handleConfirm({context, request, params}: LinkArgs) {
  const {token} = params;
  const form = await readForm(request);
  const reply = (outcome: ConfirmOutcome, more: Partial<ConfirmReply> = {}) =>
    privateReply<ConfirmReply>({outcome, wantsCode: false, code: null, renewal: null, ...more}, toLinkStatus(outcome));
  if (!isLinkToken(token)) return reply('unknown');
  const hash = await hexDigest(token);
  if (fieldOf(form, INTENT) === RENEW) return reply('expired', {renewal: await renew(context, hash)});
  const confirmed = await orFailed(context, () =>
    context.backend.call('confirm_subscription', {
      p_token_hash: hash,
      p_valid_days: SUBSCRIPTION_POLICY.linkDays,
    }),
  );
  if (confirmed === 'failed') return reply('failed');
  const [row] = confirmed;
  if (!row) return reply('unknown');
  const created = row.outcome === 'confirmed' ? await welcome(context, row.subscriber_id) : null;
  return reply(row.outcome as ConfirmOutcome, {wantsCode: row.wants_code, code: created ?? (row.code || null)});
}

/** Tells Shopify of the new subscriber and sends the mails. Returns the code if it exists in time. */
async function welcome(context: AppContext, id: string): Promise<string | null> {
  const {report, waitUntil} = context;
  const update = updateShop(context, id).catch((error: unknown) => void report(error));
  waitUntil(update.then(() => sendSubscriberMails(context)).catch(report));
  return (await within(CODE_MS, update)) ?? null;
}

async function renew(context: AppContext, hash: string): Promise<RenewOutcome> {
  const outcome = await orFailed(context, () => context.backend.call('renew_confirmation', {p_token_hash: hash}));
  if (outcome === 'queued') context.waitUntil(sendSubscriberMails(context).catch(context.report));
  return outcome as RenewOutcome;
}

export async function handleUnsubscribe({context, params}: LinkArgs) {
  const outcome = await unsubscribe(context, params.token);
  return privateReply({outcome}, toLinkStatus(outcome));
}

/** Handles the request with which a mail program unsubscribes, without cookies and without a page. */
export async function handleOneClick({context, params}: Pick<LinkArgs, 'context' | 'params'>): Promise<Response> {
  const outcome = await unsubscribe(context, params.token);
  return toOneClickResponse(outcome, UNSUBSCRIBE_RESULTS[outcome].title);
}

async function unsubscribe(context: AppContext, token: string | undefined): Promise<UnsubscribeOutcome> {
  const outcome = await withLinkToken<UnsubscribeOutcome>(
    context,
    token,
    async (hash) => (await context.backend.call('unsubscribe', {p_token_hash: hash})) as UnsubscribeOutcome,
  );
  if (outcome === 'unsubscribed') context.waitUntil(updateShop(context).catch(context.report));
  return outcome;
}
