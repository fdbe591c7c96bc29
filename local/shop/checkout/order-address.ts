import type {OrderRecord, ShopContext} from '../state';

/** Returns the path of an order's own page on the shop's domain. */
export const orderStatusPath = ({token}: OrderRecord, {state}: ShopContext): string =>
  `/${state.seed.shop.number}/orders/${token}/authenticate`;

/** Returns the address that an order's mails and the APIs hand out. */
export const orderStatusUrl = (order: OrderRecord, context: ShopContext): string =>
  context.config.checkoutOrigin + orderStatusPath(order, context);
