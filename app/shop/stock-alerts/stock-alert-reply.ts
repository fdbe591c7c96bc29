import type {StockAlertOutcome} from './stock-alert-copy';

export interface StockAlertReply {
  readonly outcome: StockAlertOutcome;
  /** The entered address, to show it again; empty after a success. */
  readonly email: string;
  /** GID of the variant; null if it is unknown. */
  readonly variantId: string | null;
  /** The name and the page of the variant; null if they are not known. */
  readonly variant: {readonly name: string; readonly path: string} | null;
}
