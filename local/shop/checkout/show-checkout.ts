import {findAddress} from '../customers/address-book';
import type {CustomerRecord} from '../customers/customer-record';
import {displayName, findCustomer} from '../customers/customer-store';
import type {DeliveryAddress} from '../delivery-address';
import type {CartRecord, ShopContext} from '../state';
import {CHECKOUT_COPY} from './checkout-copy';
import {toDraft, type CheckoutDraft} from './checkout-form';
import {checkoutPage} from './checkout-page';
import {chosenMethod, hasGoods, quoteCart, type CheckoutView, type Quotation} from './checkout-view';
import {unavailablePageResponse, pageResponse} from './page';

/** What there is to say about the form that was sent. */
type Remarks = Partial<Pick<CheckoutView, 'errors' | 'problems' | 'promo'>>;

const findBuyer = ({buyerIdentity: {customerNumber}}: CartRecord, {state}: ShopContext): CustomerRecord | null =>
  customerNumber === undefined ? null : findCustomer(state, customerNumber);

/** Answers when nothing that is in the cart can be had any more. */
export const soldOutPageResponse = (status: number, context: ShopContext): Response =>
  unavailablePageResponse(status, CHECKOUT_COPY.allGone, CHECKOUT_COPY.allGoneHint, context);

/**
 * Shows the checkout page.
 *
 * @param quotation - the cart as it could be paid now
 * @param draft - the form as typed
 * @param remarks - what is wrong with it, which makes the answer a 422, or what was done
 */
export function showCheckout(
  quotation: Quotation,
  draft: CheckoutDraft,
  remarks: Remarks,
  context: ShopContext,
): Response {
  const {errors = {}, problems = [], promo = {typed: ''}} = remarks;
  const isWrong = problems.length > 0 || Object.keys(errors).length > 0 || promo.error !== undefined;
  const status = isWrong ? 422 : 200;
  if (!hasGoods(quotation)) return soldOutPageResponse(status, context);
  const buyer = findBuyer(quotation.cart, context);
  const view = {
    ...quotation,
    draft,
    buyerName: buyer && displayName(buyer),
    chosenMethod: chosenMethod(draft),
    errors,
    problems,
    promo,
  };
  return pageResponse({title: isWrong ? 'Error: Checkout' : 'Checkout', body: checkoutPage(view), status}, context);
}

/** The address typed at the storefront, else the one a customer has made their default. */
function knownAddress(cart: CartRecord, customer: CustomerRecord | null): DeliveryAddress | undefined {
  const selected = cart.deliveryAddresses?.find((each) => each.selected)?.address;
  return selected ?? (customer && findAddress(customer, customer.defaultAddressNumber)?.address) ?? undefined;
}

function firstDraft(cart: CartRecord, customer: CustomerRecord | null): CheckoutDraft {
  const address = knownAddress(cart, customer);
  const known: Partial<CheckoutDraft> = {
    email: cart.buyerIdentity.email,
    phone: address?.phone ?? cart.buyerIdentity.phone,
    shippingMethod: cart.shippingMethod ?? 'standard',
    firstName: address?.firstName ?? customer?.firstName ?? undefined,
    lastName: address?.lastName ?? customer?.lastName ?? undefined,
    address1: address?.address1,
    address2: address?.address2,
    city: address?.city,
    province: address?.provinceCode,
    zip: address?.zip,
  };
  return toDraft((field) => known[field] ?? '');
}

/** Opens the checkout of a cart, filled in with what the cart knows about its buyer; changes nothing. */
export function openCheckout(cart: CartRecord, context: ShopContext): Response {
  const draft = firstDraft(cart, findBuyer(cart, context));
  const quotation = quoteCart(cart, draft.email, context);
  return showCheckout(quotation, draft, {}, context);
}
