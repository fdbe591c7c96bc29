import type {SeedPlanInterval} from '../../seed/seed-selling-plan';
import type {AddressRecord} from '../address-record';

export type ContractStatus = 'ACTIVE' | 'CANCELLED' | 'EXPIRED' | 'FAILED' | 'PAUSED' | 'STALE';

export interface ContractLine {
  readonly number: number;
  readonly variantNumber: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly sku: string;
  readonly quantity: number;
  readonly priceMinor: number;
}

/** A subscription of a customer. Amounts are in cents. */
export interface ContractRecord {
  readonly number: number;
  readonly customerNumber: number;
  readonly originOrderNumber: number;
  status: ContractStatus;
  /** When its first billing cycle began. */
  readonly createdAt: string;
  updatedAt: string;
  revision: number;
  readonly interval: SeedPlanInterval;
  readonly lines: readonly ContractLine[];
  readonly deliveryMinor: number;
  readonly shippingMethod: 'standard' | 'express';
  readonly address: AddressRecord;
  /** The indexes of billing cycles that are skipped. */
  skipped: readonly number[];
  /** What the app that manages it takes off each line; nothing if absent. */
  discountPercent?: number;
  /** Whether its app keeps customers from changing it; false if absent. */
  isFixed?: boolean;
}
