import type {OrderRecord, ShopContext} from '../state';

/** Returns the path of an order's status page on the shop's domain. */
export const orderStatusPath = ({token}: OrderRecord, {state}: ShopContext): string =>
  `/${state.seed.shop.number}/orders/${token}/authenticate`;

/** Returns the status URL of an order for its mails and the APIs. */
export const orderStatusUrl = (order: OrderRecord, context: ShopContext): string =>
  context.config.checkoutOrigin + orderStatusPath(order, context);
