import {orderPath} from '~/orders/model/order-reference';

/** The two places of the order list: its own page, or the account area. */
export type OrdersArea = 'page' | 'account';

const PATHS: Readonly<Record<OrdersArea, string>> = {page: '/orders', account: '/profile/orders'};
const AREA_PARAM = 'list';

export const ordersPath = (area: OrdersArea): string => PATHS[area];

/** Returns the path of an order's page, whose back link leads to the given list. */
export const orderPathFrom = (area: OrdersArea, id: string): string =>
  area === 'page' ? orderPath(id) : `${orderPath(id)}?${AREA_PARAM}=${area}`;

/** Parses the list that the back link of an order's page leads to. */
export const parseOrdersArea = (params: URLSearchParams): OrdersArea =>
  params.get(AREA_PARAM) === 'account' ? 'account' : 'page';
