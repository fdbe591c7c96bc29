import type {CustomerRecord} from '../customers/customer-record';
import type {ShopContext} from '../state';

/** The context of Customer Account API resolvers: the shop and the signed-in customer. */
export interface AccountContext extends ShopContext {
  readonly customer: CustomerRecord;
}
