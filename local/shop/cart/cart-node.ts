import {toCustomerNode, type CustomerNode} from '../customers/customer-node';
import {findCustomer} from '../customers/customer-store';
import {applyGiftCards, type AppliedGiftCard} from '../gift-cards/apply-gift-cards';
import {lastCharacters} from '../gift-cards/gift-card-record';
import {gid} from '../graphql/gid';
import {money, type MoneyV2} from '../graphql/money';
import type {CartRecord, ShopContext, ShopState} from '../state';
import {toLineNode, type LineDiscount} from './cart-line-node';
import {cartGid} from './cart-store';
import type {CartTotals} from './cart-totals';
import {toDeliveryGroupNodes, toSelectableAddressNode} from './delivery-node';
import {priceCart, type CartLineView} from './price-cart';

/**
 * Returns what the discount takes off each line. Unlike the cart's `discountCodes`, allocations spell a code as the
 * merchant does, not as it was entered.
 */
function toAllocations(
  lines: readonly CartLineView[],
  {allocationsMinor, automatic, orderPromo}: CartTotals,
): readonly (readonly LineDiscount[])[] {
  const discount = automatic ?? orderPromo?.discount;
  if (!discount) return lines.map(() => []);
  const {takes} = discount;
  const value =
    takes.kind === 'percentage'
      ? {__typename: 'PricingPercentageValue', percentage: takes.percent}
      : {__typename: 'MoneyV2', ...money(takes.kind === 'amount' ? takes.amountMinor : takes.upToMinor)};
  const targetSelection = isOfProducts(automatic) ? 'ENTITLED' : 'ALL';
  const discountApplication = {allocationMethod: 'ACROSS', targetSelection, targetType: 'LINE_ITEM', value};
  return lines.map(({quantity}, index) => {
    const minor = allocationsMinor[index] ?? 0;
    if (quantity === 0 || (isOfProducts(automatic) && minor === 0)) return [];
    const node = {
      ...('code' in discount
        ? {__typename: 'CartCodeDiscountAllocation', code: discount.code}
        : {__typename: 'CartAutomaticDiscountAllocation', title: discount.title}),
      targetType: 'LINE_ITEM',
      discountedAmount: money(minor),
      discountApplication,
    };
    return [{minor, node}];
  });
}

/** Lines have the discounts of products, and the cart those of the order. */
const isOfProducts = (automatic: CartTotals['automatic']): boolean => automatic?.products !== undefined;

function toAppliedGiftCardNode({card, usedMinor}: AppliedGiftCard) {
  const amountUsed = money(usedMinor);
  const balance = money(card.balanceMinor);
  return {
    id: gid('AppliedGiftCard', card.number),
    lastCharacters: lastCharacters(card),
    amountUsed,
    amountUsedV2: amountUsed,
    presentmentAmountUsed: amountUsed,
    balance,
    balanceV2: balance,
  };
}

/**
 * Amounts before the checkout are estimates. Duties and taxes are deprecated, and the amount due now is the subtotal, which
 * the discounts of lines have reduced. Gift cards are a payment, so they lower no amount of the cart.
 */
function toCosts({subtotalMinor, totalMinor, automatic}: CartTotals) {
  const subtotal = money(isOfProducts(automatic) ? totalMinor : subtotalMinor);
  const amounts: Readonly<Record<string, MoneyV2 | null>> = {
    subtotalAmount: subtotal,
    totalAmount: money(totalMinor),
    checkoutChargeAmount: subtotal,
    totalDutyAmount: null,
    totalTaxAmount: null,
  };
  const estimates = {
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
    totalDutyAmountEstimated: true,
    totalTaxAmountEstimated: true,
  };
  return {cost: {...amounts, ...estimates}, estimatedCost: amounts};
}

function findBuyer(state: ShopState, number: number | undefined): CustomerNode | null {
  const customer = number === undefined ? null : findCustomer(state, number);
  return customer && toCustomerNode(customer);
}

const toBuyerIdentity = (
  {countryCode, email, phone, customerNumber}: CartRecord['buyerIdentity'],
  state: ShopState,
) => ({
  countryCode: countryCode ?? null,
  email: email ?? null,
  phone: phone ?? null,
  customer: findBuyer(state, customerNumber),
  purchasingCompany: null,
  preferences: null,
  deliveryAddressPreferences: [],
});

/**
 * Prices a cart and converts it to a node of the Storefront API. A missing field, such as the cart's metafields, is
 * not emulated and fails with its name.
 *
 * @param cart - the stored cart
 */
export function toCartNode(cart: CartRecord, {state, config}: ShopContext) {
  const {lines, totals} = priceCart(state, cart);
  const allocations = toAllocations(lines, totals);
  const ofLines = isOfProducts(totals.automatic);
  const lineNodes = lines.map((view, index) => toLineNode(cart, view, (ofLines && allocations[index]) || []));
  return {
    __typename: 'Cart' as const,
    id: cartGid(cart),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    checkoutUrl: `${config.checkoutOrigin}/cart/c/${cart.token}?key=${cart.key}`,
    note: cart.note,
    attributes: cart.attributes,
    totalQuantity: lineNodes.reduce((sum, {quantity}) => sum + quantity, 0),
    lineNodes,
    ...toCosts(totals),
    discountCodes: totals.verdicts.map(({code, kind}) => ({code, applicable: kind === 'applied'})),
    discountAllocations: ofLines ? [] : allocations.flat().map(({node}) => node),
    appliedGiftCards: applyGiftCards(state, cart, totals.totalMinor).map(toAppliedGiftCardNode),
    buyerIdentity: toBuyerIdentity(cart.buyerIdentity, state),
    delivery: {addresses: (cart.deliveryAddresses ?? []).map(toSelectableAddressNode)},
    deliveryGroupNodes: toDeliveryGroupNodes(cart, totals, lineNodes),
  };
}

export type CartNode = ReturnType<typeof toCartNode>;
