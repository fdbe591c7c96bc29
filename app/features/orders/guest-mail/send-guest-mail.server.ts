import type {AppContext} from '~/platform/context.server';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {createMailer} from '~/platform/mail/mailer.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import type {MirroredOrder} from '../mirror/mirrored-order';
import {guestMail} from './guest-mail-copy';

const DAY_MS = 24 * 3_600_000;
const LINK_MS = 60 * DAY_MS;

/**
 * Mails a guest who ordered on a website a link to the order, once: the database remembers that a link was created. If
 * the mail service refuses the mail, the link is removed and the next reconciliation tries again.
 * @param heardAt when the order was received: a guest gets no mail about one that was a day old by then
 */
export async function sendGuestMail(
  context: Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>,
  order: MirroredOrder,
  heardAt: Date,
): Promise<void> {
  const {config, backend} = context;
  const mailer = createMailer(config);
  const isNews = Date.parse(order.placed_at) > heardAt.getTime() - DAY_MS;
  if (!mailer || !order.email || !order.is_online || !isNews) return;
  const token = randomSecret();
  // What is kept is enough to know the secret again, and of no use to whoever reads it.
  const hash = await hexDigest(token);
  const answer = await backend.call('begin_guest_link', {
    p_shopify_order_id: order.shopify_order_id,
    p_token_hash: hash,
    p_expires_at: new Date(Date.now() + LINK_MS).toISOString(),
  });
  if (answer !== 'recorded') return;
  try {
    const letter = guestMail(order, `${config.PUBLIC_ORIGIN}/order/guest/${token}`, await findShopName(context));
    await mailer.send({to: order.email, key: hash, ...letter});
  } catch (error) {
    await backend.call('end_guest_link', {p_token_hash: hash});
    throw error;
  }
}
