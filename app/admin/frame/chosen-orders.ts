import type {Notice} from '~/core/notice';
import type {OfflineResult} from './keep-form';

/** The most orders that can be chosen at once. The database has the same limit. */
export const MAX_CHOSEN_ORDERS = 1_000;
/** The form field with the id of a chosen order; once for each. */
export const CHOSEN_ORDER = 'order';
/** The checkbox that chooses all orders that the desk lists, on all pages. */
export const ALL_ORDERS = 'all';
/** The form field with the query of what the desk lists. */
export const CHOSEN_QUERY = 'query';

/** In the query of the desk's form with chosen orders, which tells it from the others of the page. */
export const CHOOSES_ORDERS = 'choose';
/** What is asked for with chosen orders: a page to print, the page that takes their tracking numbers, or the page with all actions. */
export const CHOSEN_ORDERS_INTENTS = ['pick-list', 'slips', 'ship', 'change'] as const;

/** The reply to a form with chosen orders that were not taken. */
export interface ChosenOrdersReply extends OfflineResult {
  readonly notice: Notice;
}

export const batchPath = (id: string): string => `/admin/orders/batch/${id}`;

export const isChosenOrdersIntent = (intent: unknown): boolean =>
  CHOSEN_ORDERS_INTENTS.some((known) => known === intent);
