import type {StatusView} from '~/orders/model/order-status';
import type {OrderDetailView} from '~/orders/model/order-view';
import type {OrderTimeline} from '../timeline/find-order-timeline.server';
import type {OrderNoteView} from '../notes/order-note-view';
import type {ShipByView} from '../desk-row-view';

/** Another open order of the same customer or to the same address, which may go into the same parcel. */
export interface JoinedOrderView {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly shipBy: ShipByView;
  /** Whose it is, where that is not clear from the list. */
  readonly customer: string | null;
}

/** An order in the desk, with what only staff see. */
export interface DeskOrderView {
  readonly order: OrderDetailView;
  readonly shipBy: ShipByView;
  readonly shippingMethod: string | null;
  /** Null for a payment without anything unusual. */
  readonly payment: StatusView | null;
  readonly warnings: readonly string[];
  readonly addressWarnings: readonly string[];
  /** The customer's note; null without one. */
  readonly note: string | null;
  readonly tags: readonly string[];
  /** The customer's other open orders, to other addresses. */
  readonly siblings: readonly JoinedOrderView[];
  /** The open orders to the same address, whoever placed them. */
  readonly sameAddress: readonly JoinedOrderView[];
  readonly timeline: OrderTimeline;
  /** Whether a cancellation has no outcome yet. */
  readonly isCanceling: boolean;
  /** The notes of staff, the newest first. */
  readonly notes: readonly OrderNoteView[];
  /** Its page in the desk. */
  readonly path: string;
  /** Whether nothing of it is sent or canceled, as far as the order tables know. */
  readonly canCancel: boolean;
  /** Whether its address can be corrected: nothing of it is packed. */
  readonly canCorrect: boolean;
  /** Whether it waits to be packed. */
  readonly canPack: boolean;
  /** The page that the customer sees; null for packers, who may not open it. */
  readonly customerPath: string | null;
  /** The order in Shopify's admin; null for one that Shopify does not have, and for packers. */
  readonly shopifyUrl: string | null;
}
