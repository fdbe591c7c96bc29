import {timeNow} from '../cart/cart-store';
import {changeCustomer, findCustomer} from '../customers/customer-store';
import {gidNumber} from '../graphql/gid';
import type {ShopContext} from '../state';

/**
 * `customerRequestDataErasure`: records the request. Shopify erases the customer ten days later, or 180 days after the last
 * order; here `POST /__webhooks/tell` sends the webhook that follows.
 */
export function requestErasure(_root: unknown, {customerId}: {customerId: string}, {state}: ShopContext) {
  const customer = findCustomer(state, gidNumber('Customer', customerId) ?? 0);
  if (!customer)
    return {
      customerId: null,
      userErrors: [{code: 'DOES_NOT_EXIST', field: ['customerId'], message: 'Customer does not exist'}],
    };
  changeCustomer(state, customer, {erasureRequestedAt: timeNow(state)});
  return {customerId, userErrors: []};
}
