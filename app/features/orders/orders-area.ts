import {orderPath} from './model/order-reference';

/** Where a list of orders stands: on a page of its own, or in the account area. */
export type OrdersArea = 'page' | 'account';

const PATHS: Readonly<Record<OrdersArea, string>> = {page: '/orders', account: '/profile/orders'};
const LIST = 'list';

/** @returns the address of a list */
export const ordersPath = (area: OrdersArea): string => PATHS[area];

/** @returns an order's page, which leads back to the list that it was opened from */
export const orderPathFrom = (area: OrdersArea, id: string): string =>
  area === 'page' ? orderPath(id) : `${orderPath(id)}?${LIST}=${area}`;

/** @returns the list that the address of an order's page leads back to */
export const parseOrdersArea = (params: URLSearchParams): OrdersArea =>
  params.get(LIST) === 'account' ? 'account' : 'page';
