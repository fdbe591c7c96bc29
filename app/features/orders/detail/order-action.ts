import type {OrderDetailRow} from '../model/order-row';
import type {OrderReader, OrderRequestArgs} from '../order-context.server';

/** A form of an order's page, with everything known of who sent it and what it is about. */
export interface OrderAction {
  readonly args: OrderRequestArgs;
  readonly reader: OrderReader;
  readonly order: OrderDetailRow;
  readonly form: FormData;
}
