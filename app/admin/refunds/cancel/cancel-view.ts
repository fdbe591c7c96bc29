/** What the page that cancels an order shows. */
export interface CancelView {
  /** `Order #1001` */
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  /** The idempotency key of the form. */
  readonly idempotencyKey: string;
  readonly state: 'open' | 'sent' | 'running' | 'canceled' | 'missing' | 'shop-down' | 'no-token';
}

/** The form fields. */
export const CANCEL_FIELDS = {reason: 'reason', restock: 'restock', refund: 'refund'} as const;
