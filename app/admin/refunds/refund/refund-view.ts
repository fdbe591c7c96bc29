import type {RefundChoice} from './refund-choice';

/** A line that can be refunded, with the chosen quantity. */
interface RefundLineView {
  readonly id: string;
  readonly name: string;
  readonly refundable: number;
  readonly chosen: number;
}

/** What Shopify suggests for the choice, formatted. */
export interface SuggestionView {
  /** The parts of the amount, without zeros. */
  readonly parts: readonly {readonly name: string; readonly amount: string}[];
  readonly amount: string;
  readonly maximum: string;
  /** The suggested amount as the field shows it. */
  readonly decimal: string;
  /** The ids of the refunds so far. */
  readonly seen: string;
  /** How many of each chosen line can be refunded now. */
  readonly refundable: readonly {readonly lineItemId: string; readonly count: number}[];
  /** Whether the choice contains items that are not sent yet and stay to be sent. */
  readonly staysToSend: boolean;
}

export interface RefundView {
  /** `Order #1001` */
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  readonly idempotencyKey: string;
  readonly content: RefundContent;
}

/** What can be refunded, or why it cannot be shown. */
export type RefundContent =
  | {readonly kind: 'failed'; readonly text: string}
  | {
      readonly kind: 'loaded';
      readonly lines: readonly RefundLineView[];
      /** The formatted shipping; null if nothing of it can be refunded. */
      readonly shipping: string | null;
      readonly choice: RefundChoice;
      /** Why nothing is suggested; null without a reason. */
      readonly problem: string | null;
      readonly suggestion: SuggestionView | null;
    };
