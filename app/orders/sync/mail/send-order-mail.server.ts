import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import {ACCOUNT_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {claimJobs, runJob, type Job} from '~/platform/jobs/job-queue.server';
import {createMailer, type Mailer} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {createAdmin} from '~/platform/shopify/admin.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';
import {toMailPicture} from '../../messages/mail-parts.server';
import {findDishRecipes} from '../../model/find-dish-recipes.server';
import {guestOrderPath} from '../../model/order-reference';
import {findOrderSnapshot} from '../admin/find-order-snapshot.server';
import type {OrderReplica} from '../replica/order-replica';
import {orderMail, type OrderLink} from './order-mail-copy';

const DAY_MS = 24 * 3_600_000;
const LINK_MS = ACCOUNT_POLICY.guestLinkDays * DAY_MS;

const BATCH_SIZE = 10;

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

const DetailsSchema = z.object({shopify_order_id: z.string(), email: z.string(), gift_note: z.string().nullable()});
const QUEUE = {kind: 'order-confirmation', schema: DetailsSchema} as const;
type ConfirmationJob = Job<z.output<typeof DetailsSchema>>;

/**
 * Confirms an online order by mail, once: the database records it. A guest gets a secret link to the order, a customer
 * with an account gets the order's page. If the mail service fails, or this worker is killed, `sendWaitingOrderMails` tries
 * again.
 * @param receivedAt when the order was received; orders that were a day old by then are not confirmed
 */
export async function sendOrderMail(context: Context, order: OrderReplica, receivedAt: Date): Promise<void> {
  const {config, backend} = context;
  const mailer = createMailer(config);
  const isRecent = Date.parse(order.placed_at) > receivedAt.getTime() - DAY_MS;
  const isOurs = config.ORDER_CONFIRMATION === 'storefront';
  if (!mailer || !isOurs || !isEmailAddress(order.email ?? '') || !order.is_online || !isRecent) return;
  const id = order.shopify_order_id;
  const key = (await backend.call('request_order_confirmation', {
    p_shopify_order_id: id,
    ...(order.note !== null && {p_gift_note: order.note}),
  })) as string | null;
  if (key === null) return;
  const [job] = await claimJobs(backend, {...QUEUE, limit: 1, key});
  if (job) await runJob(context, job, () => sendOne(context, mailer, {job, order}));
}

/**
 * Sends the confirmations that an earlier attempt could not send, with the orders as Shopify has them now.
 * @throws BackendUnavailable
 */
export async function sendWaitingOrderMails(context: Context): Promise<void> {
  const mailer = createMailer(context.config);
  const admin = createAdmin(context.config);
  if (!mailer || !admin || context.config.ORDER_CONFIRMATION !== 'storefront') return;
  for (const job of await claimJobs(context.backend, {...QUEUE, limit: BATCH_SIZE}))
    await runJob(context, job, async () => {
      const id = job.details.shopify_order_id;
      const snapshot = await withAdminRateLimit(admin, () => findOrderSnapshot(admin, id));
      if (!snapshot) throw new Error(`confirmation of ${id}: Shopify has no such order`);
      // The note of the order may be one of staff by now.
      await sendOne(context, mailer, {job, order: {...snapshot.order, note: job.details.gift_note}});
    });
}

async function sendOne(
  context: Context,
  mailer: Mailer,
  {job, order}: {readonly job: ConfirmationJob; readonly order: OrderReplica},
): Promise<void> {
  const {config, backend} = context;
  const token = randomSecret();
  // The database stores only the hash, from which the link cannot be restored.
  const hash = await hexDigest(token);
  const recipient = await backend.call('start_order_confirmation', {
    p_lease: job.lease,
    p_token_hash: hash,
    p_expires_at: new Date(Date.now() + LINK_MS).toISOString(),
  });
  if (recipient !== 'recorded' && recipient !== 'owned') return;
  const {PUBLIC_ORIGIN: origin} = config;
  const link: OrderLink =
    recipient === 'recorded'
      ? {kind: 'guest', url: origin + guestOrderPath(token)}
      : {kind: 'owner', url: `${origin}${toOrderPath(order)}`};
  const [shopName, recipes] = await Promise.all([findShopName(context), findDishRecipes(context, order.items)]);
  const content = orderMail(order, link, shopName, {
    currency: order.currency,
    getPicture: (url) => toMailPicture(url, config),
    recipes,
    origin,
  });
  await mailer.send({to: job.details.email, key: hash, ...renderMail(content, {shopName, origin})});
}

const toOrderPath = ({shopify_order_id: id}: OrderReplica): string => `/order/${id.slice(id.lastIndexOf('/') + 1)}`;
