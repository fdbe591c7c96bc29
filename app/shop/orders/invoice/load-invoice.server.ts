import {findShopName} from '~/platform/shopify/shop-name.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import {loadOrUnavailable, requireOrder} from '../detail/load-order.server';

/** Loads an order with the name and the postal address of the shop. @throws Response as `loadOrder` */
export async function loadInvoice(args: OrderRequestArgs, orderId: string) {
  const {config} = args.context;
  const [loaded, name] = await Promise.all([
    loadOrUnavailable(args.context, async () => {
      const {row} = await requireOrder(args, orderId);
      return {kind: 'order', orderId: row.id, order: toOrderDetail(row, config)} as const;
    }),
    findShopName(args.context),
  ]);
  const address = config.MAIL_POSTAL_ADDRESS;
  // An address that begins with the name says it already.
  const seller = address?.startsWith(name) ? address.split(', ') : [name, ...(address?.split(', ') ?? [])];
  return {loaded, seller};
}
