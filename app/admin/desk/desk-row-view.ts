import type {MomentView} from '~/core/moments';
import type {StatusView} from '~/orders/model/order-status';

/** How an order stands against its promised ship date. */
export interface ShipByView {
  readonly kind: 'late' | 'today' | 'later' | 'finished';
  /** `2 days late`, `Ship today`, `Ship by Nov 24`; the status of an order that is not waiting. */
  readonly label: string;
}

export interface DeskRowView {
  readonly id: string;
  /** The order number, or the end of the id. */
  readonly name: string;
  readonly path: string;
  readonly placedAt: MomentView;
  readonly shipBy: ShipByView;
  readonly customer: string | null;
  readonly place: string | null;
  /** Such as `2 × Palak Paneer`. */
  readonly items: readonly string[];
  readonly shippingMethod: string | null;
  readonly status: StatusView;
  readonly payment: StatusView | null;
  /** What needs care before it is packed: `On hold: …`, `Customer note`, `Check for fraud`. */
  readonly warnings: readonly string[];
  /** What the searched text matched; null without a search. */
  readonly foundBy: string | null;
  /** Null for packers. */
  readonly total: string | null;
}

export interface DeskPageView {
  readonly rows: readonly DeskRowView[];
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
  readonly isFirst: boolean;
}
