import {createHexSecret} from '../../kit/secrets';
import {addCustomer, findCustomer, findCustomerByEmail} from '../customers/customer-store';
import type {CustomerRecord} from '../customers/customer-record';
import {mailOrder} from '../customers/account-mails';
import {
  nextNumber,
  nextOrderNumber,
  type CartRecord,
  type OrderRecord,
  type ShopContext,
  type ShopState,
} from '../state';
import {deleteCart, timeNow} from '../cart/cart-store';
import {allocateDiscount} from '../cart/allocate-discount';
import {lineAmountMinor} from '../cart/automatic-discount';
import {normalizeEmail, type CartLineView, type PricedCart, type PricedComponent} from '../cart/price-cart';
import {isBundle} from '../catalog/components';
import {normalizeCode, type AppliedPromo} from '../cart/promo-codes';
import {imageUrl} from '../catalog/images';
import {toVariantPicture} from '../catalog/media';
import {findVariant} from '../catalog/variants';
import type {ShippingQuote} from '../cart/shipping-rates';
import {fulfillLines} from '../orders/fulfill';
import type {AppliedGiftCard} from '../gift-cards/apply-gift-cards';
import {issueGiftCards} from '../gift-cards/issue-gift-cards';
import {beginContracts} from '../subscriptions/begin-contracts';
import {createOrderState} from '../orders/initial-order-state';
import {lineName} from '../orders/order-line';
import type {OrderState} from '../orders/order-state';
import {changeStock} from '../webhooks/change-stock';
import {queueNewOrderWebhooks} from '../webhooks/order-webhooks';
import {formatUsd} from './checkout-copy';
import {toAddress, type CheckoutInput} from './checkout-form';
import {orderStatusUrl} from './order-address';

/** The facts of a purchase at the time the gateway approved it. */
interface Purchase {
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly shipping: ShippingQuote;
  /** What gift cards pay of the total. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly input: CheckoutInput;
}

const appliedPromos = ({totals: {orderPromo, shippingPromo}}: PricedCart): AppliedPromo[] =>
  [orderPromo, shippingPromo].filter((promo) => promo !== undefined);

type OrderLine = OrderRecord['lines'][number];

function toOrderLine(
  state: ShopState,
  {variant, unitMinor, quantity}: PricedComponent,
  rest: Pick<OrderLine, 'attributes' | 'discountMinor' | 'group' | 'sellingPlan'>,
): OrderLine {
  const {product, selectedOptions, requiresShipping} = variant;
  return {
    number: nextNumber(state),
    variantNumber: variant.number,
    title: product.title,
    sku: variant.sku,
    ...(product.options && {options: selectedOptions}),
    ...(product.isGiftCard && {isGiftCard: true}),
    ...(requiresShipping === false && {requiresShipping}),
    quantity,
    priceMinor: unitMinor,
    ...rest,
  };
}

/** Returns the lines that an order has for one line of the cart: of a bundle its components, which name their group. */
function toOrderLines(state: ShopState, view: CartLineView, discountMinor: number): OrderLine[] {
  const {line, variant, planned, quantity, components} = view;
  const {attributes} = line;
  const sellingPlan = planned && {number: planned.plan.number, name: planned.plan.name};
  if (!isBundle(variant))
    return [
      toOrderLine(state, view, {
        ...(sellingPlan && {sellingPlan}),
        ...(attributes.length > 0 && {attributes}),
        discountMinor,
      }),
    ];
  const {number: variantNumber, sku, product} = variant;
  const group = {number: nextNumber(state), variantNumber, title: product.title, sku, quantity, attributes};
  const discounts = allocateDiscount(discountMinor, components.map(lineAmountMinor));
  return components.map((component, index) =>
    toOrderLine(state, component, {...(sellingPlan && {sellingPlan}), discountMinor: discounts[index] ?? 0, group}),
  );
}

/**
 * Finds the customer of an order: the signed-in customer, else the one with this email, else a new customer without an
 * account, as at Shopify.
 */
function findBuyer(state: ShopState, {cart, input}: Purchase): CustomerRecord {
  const {customerNumber} = cart.buyerIdentity;
  const signedIn = customerNumber === undefined ? null : findCustomer(state, customerNumber);
  const {email, firstName, lastName} = input;
  return signedIn ?? findCustomerByEmail(state, email) ?? addCustomer(state, {email, firstName, lastName});
}

function toSale(state: ShopState, purchase: Purchase): Omit<OrderRecord, keyof OrderState> {
  const {cart, priced, shipping, input} = purchase;
  const now = timeNow(state);
  const {totals} = priced;
  return {
    number: nextNumber(state),
    orderNumber: nextOrderNumber(state),
    token: createHexSecret(),
    cartToken: cart.token,
    checkoutToken: createHexSecret(),
    email: normalizeEmail(input.email),
    customerNumber: findBuyer(state, purchase).number,
    createdAt: now,
    updatedAt: now,
    note: cart.note,
    attributes: cart.attributes,
    shippingAddress: toAddress(input),
    shippingMethod: shipping.method,
    lines: priced.lines
      .flatMap((view, index) => toOrderLines(state, view, totals.allocationsMinor[index] ?? 0))
      .filter((line) => line.quantity > 0),
    ...(totals.automatic && {automaticDiscount: totals.automatic.title}),
    discountCodes: appliedPromos(priced).map(({discount}) => discount.code),
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: shipping.chargeMinor,
    totalMinor: totals.totalMinor + shipping.chargeMinor,
  };
}

function confirm(order: OrderRecord, context: ShopContext): void {
  const {state, config} = context;
  const pictureOf = (number: number) => {
    const variant = findVariant(state.seed.products, number);
    const picture = variant && toVariantPicture(variant);
    return picture ? imageUrl(config, picture, {maxWidth: 128, maxHeight: 128, crop: 'CENTER'}) : null;
  };
  const rows = [
    ...order.lines.map((line) => ({
      label: `${line.quantity} x ${lineName(line)}${line.group ? `, part of ${line.group.title}` : ''}`,
      value: formatUsd(line.quantity * line.priceMinor),
      pictureUrl: pictureOf(line.variantNumber),
    })),
    {label: 'Total', value: formatUsd(order.totalMinor), pictureUrl: null},
  ];
  mailOrder(order.email, {number: order.orderNumber, rows, statusUrl: orderStatusUrl(order, context)}, context);
}

/** Fulfills the gift cards of an order, which Shopify does as soon as they are paid. */
function fulfillGiftCards(order: OrderRecord, context: ShopContext): void {
  const numbers = order.lines.filter(({isGiftCard}) => isGiftCard).map(({number}) => number);
  const picks = order.fulfillmentOrders.flatMap((part) =>
    part.lines
      .filter(({lineNumber}) => numbers.includes(lineNumber))
      .map((line) => ({part, line, quantity: line.remaining})),
  );
  if (picks.length > 0) fulfillLines(order, picks, {tracking: [], notifies: false}, context);
}

/**
 * Converts a paid cart to an order: stores it, lowers the stock, records used codes, deletes the cart, mails a confirmation
 * if the storefront does not, issues gift cards, begins subscriptions and queues webhooks. It is synchronous, so that a cart cannot be paid twice.
 *
 * @param purchase - the cart with the charged prices
 * @returns the order
 */
export function placeOrder(context: ShopContext, purchase: Purchase): OrderRecord {
  const {state} = context;
  const sale = toSale(state, purchase);
  const order: OrderRecord = {...sale, ...createOrderState(state, sale, purchase.giftCards)};
  const {data} = state;
  data.orders.push(order);
  for (const {variantNumber, quantity} of order.lines) changeStock(state, variantNumber, -quantity);
  for (const code of order.discountCodes.map(normalizeCode)) {
    data.redemptions[code] = [...new Set([...(data.redemptions[code] ?? []), order.email])];
  }
  deleteCart(state, purchase.cart);
  issueGiftCards(order, context);
  beginContracts(order, state);
  if (context.config.profile.orderConfirmation === 'shop') confirm(order, context);
  queueNewOrderWebhooks(order, context);
  fulfillGiftCards(order, context);
  state.changed({isDurable: true});
  return order;
}
