import type {OrderDetailView} from '~/features/orders/model/order-view';
import type {OrderNoteView} from '../order-notes/order-note-view';
import type {PromiseView} from './desk-row-view';

/** Another open order of the same customer, which may go into the same parcel. */
export interface SiblingOrderView {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly promise: PromiseView;
}

/** An order in the desk, with what only staff see. */
export interface DeskOrderView {
  readonly order: OrderDetailView;
  readonly promise: PromiseView;
  readonly shippingMethod: string | null;
  readonly warnings: readonly string[];
  /** The customer's note; null without one. */
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly siblings: readonly SiblingOrderView[];
  /** The notes of staff, the newest first. */
  readonly notes: readonly OrderNoteView[];
  /** The page that the customer sees. */
  readonly customerPath: string;
}
