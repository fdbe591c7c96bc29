export interface CancelView {
  /** `Order #1001` */
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  readonly idempotencyKey: string;
  readonly state: 'open' | 'sent' | 'running' | 'canceled' | 'missing' | 'shop-down' | 'no-token';
}

export const CANCEL_FIELDS = {reason: 'reason', restock: 'restock', refund: 'refund'} as const;
