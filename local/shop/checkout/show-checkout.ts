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

/** The messages about a submitted form. */
type Remarks = Partial<Pick<CheckoutView, 'errors' | 'problems' | 'promo' | 'giftCard'>>;

const findBuyer = ({buyerIdentity: {customerNumber}}: CartRecord, {state}: ShopContext): CustomerRecord | null =>
  customerNumber === undefined ? null : findCustomer(state, customerNumber);

/** Returns the page for a cart with only sold-out products. */
export const soldOutPageResponse = (status: number, context: ShopContext): Response =>
  unavailablePageResponse(status, CHECKOUT_COPY.allGone, CHECKOUT_COPY.allGoneHint, context);

/**
 * Returns the checkout page.
 *
 * @param quotation - the cart as it can be paid now
 * @param draft - the form as entered
 * @param remarks - its errors, which make the response a 422, or a confirmation
 */
export function showCheckout(
  quotation: Quotation,
  draft: CheckoutDraft,
  remarks: Remarks,
  context: ShopContext,
): Response {
  const {errors = {}, problems = [], promo = {typed: ''}, giftCard = {typed: ''}} = remarks;
  const isWrong =
    problems.length > 0 || Object.keys(errors).length > 0 || [promo, giftCard].some(({error}) => error !== undefined);
  const status = isWrong ? 422 : 200;
  if (!hasGoods(quotation)) return soldOutPageResponse(status, context);
  const buyer = findBuyer(quotation.cart, context);
  const view = {
    ...quotation,
    draft,
    buyerName: buyer && displayName(buyer),
    chosenMethod: chosenMethod(draft, quotation),
    errors,
    problems,
    promo,
    giftCard,
    hasGiftCards: context.state.data.giftCards !== undefined,
  };
  return pageResponse({title: isWrong ? 'Error: Checkout' : 'Checkout', body: checkoutPage(view), status}, context);
}

/** Returns the address entered at the storefront, or else the customer's default address. */
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

/** Opens the checkout of a cart, prefilled with what is known about the buyer; changes no data. */
export function openCheckout(cart: CartRecord, context: ShopContext): Response {
  const draft = firstDraft(cart, findBuyer(cart, context));
  const quotation = quoteCart(cart, draft.email, context);
  return showCheckout(quotation, draft, {}, context);
}
