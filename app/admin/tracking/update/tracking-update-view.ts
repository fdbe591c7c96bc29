import type {Notice} from '~/core/notice';
import type {LatestImport} from '../import/import-view';
import type {ParcelChoice} from './plan-tracking';

/** The result of a form that did not redirect. */
export interface TrackingUpdateResult {
  readonly failure: Notice;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The entered values, to show them again. */
  readonly values: Readonly<Record<string, string>>;
  /** The parcels to choose from; empty if there is no choice. */
  readonly choices: readonly ParcelChoice[];
}

interface FoundOrder {
  readonly id: string;
  readonly name: string;
  /** Whether the name is Shopify's, by which the order can be found. */
  readonly isNamed: boolean;
  readonly customer: string | null;
}

export interface TrackingUpdateView {
  /** The order of the address, typed or chosen from the search. */
  readonly order: string;
  readonly search: string;
  /** The found orders; null without a search. */
  readonly found: readonly FoundOrder[] | null;
  readonly isUnavailable: boolean;
  /** The imports of which nothing was sent, although something could be. */
  readonly unsentImports: readonly LatestImport[];
  readonly idempotencyKey: string;
}

/** The form field with the parcel of an order that has several. */
export const CHOSEN = 'chosen';
