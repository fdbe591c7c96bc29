import {findShopName} from '~/platform/shopify/shop-name.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {loadOrder} from '../detail/load-order.server';

/** Loads an order as its page does, with the name and the postal address of the shop. @throws Response as `loadOrder` */
export async function loadInvoice(args: OrderRequestArgs, orderId: string) {
  const {config} = args.context;
  const [loaded, name] = await Promise.all([loadOrder(args, orderId, async () => null), findShopName(args.context)]);
  const address = config.MAIL_POSTAL_ADDRESS;
  // An address that begins with the name says it already.
  const seller = address?.startsWith(name) ? address.split(', ') : [name, ...(address?.split(', ') ?? [])];
  return {loaded, seller};
}
