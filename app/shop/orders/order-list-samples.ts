import {LONG_NAME} from '~/workbench/long-name';
import {dayOfMay, ORDERS} from '~/workbench/order-samples';
import type {HistoryResult, LoadedHistory} from './history/history-result';
import type {ListedOrders} from './list/orders-result';
import type {RecentOrdersResult} from './list/recent-order';

const HISTORY: LoadedHistory = {
  kind: 'history',
  isFirst: false,
  next: 'next',
  isComplete: false,
  orders: [
    {...ORDERS['just placed'], payment: {label: 'Paid', tone: 'done'}, statusUrl: 'https://shop.example/orders/1001'},
    {...ORDERS['canceled, not refunded'], payment: {label: 'Refunded', tone: 'idle'}},
    {...ORDERS['just placed'], id: '990', name: `Order ${LONG_NAME}`, payment: null},
  ],
};

export const HISTORIES: Readonly<Record<string, HistoryResult>> = {
  'a page in the middle': HISTORY,
  'complete, because the list is unavailable': {...HISTORY, isFirst: true, next: null, isComplete: true},
  'a page without orders': {...HISTORY, orders: [], next: null},
  failed: {kind: 'failed'},
  'signed out': {kind: 'signed-out', isSessionEnded: false},
};

/** The first of two pages of orders. */
export const ORDER_LIST: ListedOrders = {
  kind: 'orders',
  owner: 'workbench',
  orders: [ORDERS['just placed']],
  count: 12,
  previous: '?before=1001',
  next: '?after=1001',
  readAt: dayOfMay(20),
  hidden: null,
  portalUrl: 'https://shop.example/account',
  history: null,
};

export const EMPTY_LIST: ListedOrders = {
  ...ORDER_LIST,
  orders: [],
  count: 0,
  previous: null,
  next: null,
  portalUrl: null,
  history: {kind: 'failed'},
};

const toRecent = (orders: readonly (typeof ORDERS)[keyof typeof ORDERS][]): Promise<RecentOrdersResult> =>
  Promise.resolve({kind: 'recent', orders});

export const RECENT_ORDERS: Readonly<Record<string, Promise<RecentOrdersResult>>> = {
  'newest orders': toRecent(Object.values(ORDERS)),
  'no orders yet': toRecent([]),
  'newest orders unavailable': Promise.resolve({kind: 'unavailable'}),
};

/** Newest orders that never arrive. */
export const LOADING_ORDERS = new Promise<RecentOrdersResult>(() => undefined);
