import {orderPath} from './model/order-reference';

/** Where a list of orders stands: on a page of its own, or in the account area. */
export type ListPlace = 'page' | 'account';

const PATHS: Readonly<Record<ListPlace, string>> = {page: '/orders', account: '/profile/orders'};
const LIST = 'list';

/** @returns the address of a list */
export const listPath = (place: ListPlace): string => PATHS[place];

/** @returns an order's page, which leads back to the list that it was opened from */
export const orderPathFrom = (place: ListPlace, id: string): string =>
  place === 'page' ? orderPath(id) : `${orderPath(id)}?${LIST}=${place}`;

/** @returns the list that the address of an order's page leads back to */
export const placeOf = (params: URLSearchParams): ListPlace => (params.get(LIST) === 'account' ? 'account' : 'page');
