import type {CustomerRecord} from '../customers/customer-record';
import type {ShopContext} from '../state';

/** What resolvers of the Customer Account API are handed: the shop, and who asks. */
export interface AccountContext extends ShopContext {
  readonly customer: CustomerRecord;
}
