import type {CustomerRecord} from '../customers/customer-record';
import type {ShopContext} from '../state';

export interface AccountContext extends ShopContext {
  readonly customer: CustomerRecord;
}
