import type {Health} from '~/core/health';

/** A number of things; not exact if there are more than Shopify counts. */
export interface ShopCount {
  readonly count: number;
  readonly isExact: boolean;
}

/** The totals of the shop; null for each that is unknown at the moment. */
export interface ShopTotals {
  readonly orders: {readonly all: number; readonly pending: number; readonly failedPayments: number} | null;
  readonly customers: ShopCount | null;
  readonly products: ShopCount | null;
  readonly health: Health;
}
