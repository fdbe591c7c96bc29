import {ACCOUNT_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {isLocalStore, type AppConfig} from '~/platform/env.server';
import {createMailer} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import type {OrderReplica} from '../replica/order-replica';
import {orderMail, type OrderLink} from './order-mail-copy';

const DAY_MS = 24 * 3_600_000;
const LINK_MS = ACCOUNT_POLICY.guestLinkDays * DAY_MS;

/** Mails show 64 px; dense screens want twice as many. */
const PICTURE_PX = '128';

/**
 * Confirms an online order by mail, once: the database records it. A guest gets a secret link to the order, a customer
 * with an account gets the order's page. If the mail service fails, the next reconciliation tries again; if this worker is
 * killed meanwhile, one does so two minutes later.
 * @param receivedAt when the order was received; orders that were a day old by then are not confirmed
 */
export async function sendOrderMail(
  context: Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>,
  order: OrderReplica,
  receivedAt: Date,
): Promise<void> {
  const {config, backend} = context;
  const mailer = createMailer(config);
  const isRecent = Date.parse(order.placed_at) > receivedAt.getTime() - DAY_MS;
  if (!mailer || !order.email || !order.is_online || !isRecent) return;
  const token = randomSecret();
  // The database stores only the hash, from which the link cannot be restored.
  const hash = await hexDigest(token);
  const result = await backend.call('claim_order_confirmation', {
    p_shopify_order_id: order.shopify_order_id,
    p_token_hash: hash,
    p_expires_at: new Date(Date.now() + LINK_MS).toISOString(),
  });
  if (result !== 'recorded' && result !== 'owned') return;
  const {PUBLIC_ORIGIN: origin} = config;
  const link: OrderLink =
    result === 'recorded'
      ? {kind: 'guest', url: `${origin}/order/guest/${token}`}
      : {kind: 'owner', url: `${origin}${toOrderPath(order)}`};
  try {
    const shopName = await findShopName(context);
    const content = orderMail(order, link, shopName, ({image_url}) => toPicture(image_url, config));
    await mailer.send({to: order.email, key: hash, ...renderMail(content, {shopName, origin})});
  } catch (error) {
    await backend.call('release_order_confirmation', {p_token_hash: hash});
    throw error;
  }
  await backend.call('finish_order_confirmation', {p_token_hash: hash});
}

const toOrderPath = ({shopify_order_id: id}: OrderReplica): string => `/order/${id.slice(id.lastIndexOf('/') + 1)}`;

/** Returns the URL of a square picture on Shopify's media hosts, or null. Mails load pictures over https only. */
function toPicture(address: string | null, config: AppConfig): string | null {
  if (!address || !isMediaAddress(address, config)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isLocalStore(config.PUBLIC_STORE_DOMAIN)) return null;
  for (const [name, value] of Object.entries({width: PICTURE_PX, height: PICTURE_PX, crop: 'center'}))
    url.searchParams.set(name, value);
  return url.href;
}
