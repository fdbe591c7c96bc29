import type {OrderDetailRow} from '../model/order-row';
import type {OrderReader, OrderVisit} from '../order-context.server';

/** A form of an order's page, with everything known of who sent it and what it is about. */
export interface OrderForm {
  readonly visit: OrderVisit;
  readonly reader: OrderReader;
  readonly order: OrderDetailRow;
  readonly form: FormData;
}
