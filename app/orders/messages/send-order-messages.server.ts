import {z} from 'zod';
import {ACCOUNT_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, keyedDigest} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {completeJob, failJob, type Job} from '~/platform/jobs/job-queue.server';
import {claimMails, type MailSender} from '~/platform/mail/claim-mails.server';
import {renderMail} from '~/platform/mail/render-mail';
import {BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';
import {findDishRecipes} from '../model/find-dish-recipes.server';
import {guestOrderPath, orderPath} from '../model/order-reference';
import {MailedOrderRowSchema} from '../model/order-row';
import {helpPath} from '../model/order-help';
import {MESSAGE_KINDS, OPTIONAL_KINDS, orderMessage} from './order-message-copy';
import {orderMailsOneClickPath, orderMailsStopPath} from './order-mails-path';
import {toOrderMessage} from './to-order-message.server';

const GUEST_LINK_MS = ACCOUNT_POLICY.guestLinkDays * 86_400_000;

const BATCH_SIZE = 20;

const StartedSchema = z.union([
  z.object({outcome: z.enum(['sent', 'stale', 'unwanted', 'waits'])}),
  z.object({
    outcome: z.literal('send'),
    kind: z.enum(MESSAGE_KINDS),
    subject: z.string(),
    email: z.string(),
    is_owned: z.boolean(),
    order: MailedOrderRowSchema,
    changes: z.array(z.object({shopify_line_item_id: z.string(), delta: z.int()})),
  }),
]);

type Started = Extract<z.output<typeof StartedSchema>, {readonly outcome: 'send'}>;
type Outcome = 'sent' | 'stale' | 'unwanted' | 'waits';
type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/** The secrets in the links of a mail: one unsubscribes, the other shows a guest the order. */
interface MailTokens {
  readonly stop: string;
  readonly guest: string;
}

/**
 * Sends the mails about events of orders that are due, as a caller of its own, so that its failures block no requests of
 * people. A mail that fails waits for a later run; the mails about one order keep their order.
 * @throws BackendUnavailable
 */
export async function sendOrderMessages({config, storefront, report}: Omit<Context, 'backend'>): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  const context = {config, storefront, report, backend: createBackend(settings, 'delivery')};
  const claimed = await claimMails(context, {kind: 'order-message', schema: z.unknown(), limit: BATCH_SIZE});
  if (!claimed) return;
  for (const job of claimed.jobs) await runMessage(context, claimed, job);
}

/** Runs a job as `runJob` does, except that a mail that waits for an earlier one is no failure to log. */
async function runMessage(context: Context, sender: MailSender, job: Job<unknown>): Promise<void> {
  const {backend, report} = context;
  let outcome: Outcome | null;
  try {
    outcome = await sendOne(context, sender, job);
  } catch (error) {
    if (error instanceof BackendUnavailable) throw error;
    report(error);
    await failJob(backend, job, error instanceof Error ? error.message : String(error));
    return;
  }
  if (outcome === 'waits') {
    await failJob(backend, job, 'an earlier mail about the order waits');
    return;
  }
  if (outcome) await backend.call('end_order_message', {p_lease: job.lease, p_outcome: outcome});
  await completeJob(backend, job);
}

/** @returns what became of the mail; null if another worker has the job */
async function sendOne(context: Context, sender: MailSender, {key: id, lease}: Job<unknown>): Promise<Outcome | null> {
  const {backend} = context;
  // Derived and not random: the database stores no secret, and a repeated mail must have the same content.
  const [stop, guest] = await Promise.all([
    keyedDigest(sender.secret, `order-message ${id}`),
    keyedDigest(sender.secret, `order-message link ${id}`),
  ]);
  const started = await backend.call('start_order_message', {
    p_lease: lease,
    p_token_hash: await hexDigest(stop),
    p_guest_hash: await hexDigest(guest),
    p_guest_link_expires_at: new Date(Date.now() + GUEST_LINK_MS).toISOString(),
  });
  if (started === null) return null;
  const message = StartedSchema.parse(started);
  if (message.outcome !== 'send') return message.outcome;
  await mail(context, sender, {id, message, tokens: {stop, guest}});
  return 'sent';
}

async function mail(
  context: Context,
  {mailer, shopName}: MailSender,
  {id, message, tokens}: {readonly id: string; readonly message: Started; readonly tokens: MailTokens},
): Promise<void> {
  const {config} = context;
  const {PUBLIC_ORIGIN: origin} = config;
  const {kind, email, is_owned: isOwned, order} = message;
  const recipes = await findDishRecipes(context, order.items);
  const content = orderMessage(toOrderMessage(message, config, {recipes}), {
    orderUrl: origin + (isOwned ? orderPath(order.id) : guestOrderPath(tokens.guest)),
    helpUrl: origin + helpPath(order.order_number),
    unsubscribeUrl: origin + orderMailsStopPath(tokens.stop),
  });
  await mailer.send({
    to: email,
    key: `order-message ${id}`,
    ...renderMail(content, {shopName, origin}),
    ...(OPTIONAL_KINDS.has(kind) && {
      headers: {
        'List-Unsubscribe': `<${origin}${orderMailsOneClickPath(tokens.stop)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  });
}
