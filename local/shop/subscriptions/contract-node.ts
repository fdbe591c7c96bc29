import {shippingTitle} from '../cart/shipping-rates';
import {toVariantPicture} from '../catalog/media';
import {findVariant} from '../catalog/variants';
import {toAccountOrder} from '../customer-account/account-order';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import type {ShopContext} from '../state';
import {upcomingCycles} from './billing-cycles';
import type {ContractLine, ContractRecord} from './contract-record';

const exact = (count: number) => ({count, precision: 'EXACT'});

const discountMinorOf = ({discountPercent = 0}: ContractRecord, {priceMinor, quantity}: ContractLine): number =>
  Math.round((priceMinor * quantity * discountPercent) / 100);

function toLineNode(contract: ContractRecord, line: ContractLine, {state}: ShopContext) {
  const variant = findVariant(state.seed.products, line.variantNumber);
  const image = (variant && toVariantPicture(variant)) ?? null;
  return {
    __typename: 'SubscriptionLine' as const,
    id: gid('SubscriptionLine', line.number),
    title: line.title,
    name: [line.title, line.variantTitle].filter((part) => part !== null).join(' - '),
    variantTitle: line.variantTitle,
    sku: line.sku,
    quantity: line.quantity,
    currentPrice: money(line.priceMinor),
    lineDiscountedPrice: money(line.priceMinor * line.quantity - discountMinorOf(contract, line)),
    image,
    variantImage: image,
    customAttributes: [],
    discountAllocations: [],
    onlineStoreUrl: null,
    requiresShipping: variant?.requiresShipping ?? true,
    taxable: false,
  };
}

function toPriceBreakdown(contract: ContractRecord) {
  const {lines, deliveryMinor} = contract;
  const subtotalMinor = lines.reduce((sum, {quantity, priceMinor}) => sum + quantity * priceMinor, 0);
  const discountMinor = lines.reduce((sum, line) => sum + discountMinorOf(contract, line), 0);
  return {
    subtotalPrice: money(subtotalMinor),
    totalShippingPrice: money(deliveryMinor),
    totalDiscounts: money(discountMinor),
    totalTax: money(0),
    taxesIncluded: false,
    totalPrice: money(subtotalMinor - discountMinor + deliveryMinor),
  };
}

function toDeliveryMethod({address, shippingMethod}: ContractRecord) {
  const {firstName, lastName, address1, address2, city, province, zip, phone} = address;
  const title = shippingTitle(shippingMethod);
  return {
    __typename: 'SubscriptionDeliveryMethodShipping',
    address: {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      address1,
      address2,
      city,
      provinceCode: province,
      zip,
      phone,
      countryCode: 'US',
      country: 'United States',
    },
    shippingOption: {title, presentmentTitle: title, description: null},
  };
}

/**
 * Converts a contract to a node of the Customer Account API. A missing field, such as its payment method, fails with its
 * name. The next billing date is that of the schedule: a skipped cycle does not move it, as at Shopify.
 */
export function toContractNode(contract: ContractRecord, context: ShopContext) {
  const {state} = context;
  const origin = state.data.orders.find(({number}) => number === contract.originOrderNumber);
  const policy = {
    interval: contract.interval.unit,
    intervalCount: exact(contract.interval.count),
    anchors: [],
  };
  const isOngoing = contract.status === 'ACTIVE' || contract.status === 'PAUSED';
  const cycles = isOngoing ? upcomingCycles(contract, state.clock()) : [];
  return {
    __typename: 'SubscriptionContract' as const,
    id: gid('SubscriptionContract', contract.number),
    status: contract.status,
    createdAt: contract.createdAt,
    updatedAt: contract.updatedAt,
    revisionId: String(contract.revision),
    currencyCode: 'USD',
    appEligibleForCustomerActions: !contract.isFixed,
    billingPolicy: {...policy, minCycles: null, maxCycles: null},
    deliveryPolicy: policy,
    deliveryPrice: money(contract.deliveryMinor),
    deliveryMethod: toDeliveryMethod(contract),
    nextBillingDate: cycles[0]?.billingAttemptExpectedDate ?? null,
    lastPaymentStatus: contract.status === 'FAILED' ? 'FAILED' : 'SUCCEEDED',
    lastBillingAttemptErrorType: contract.status === 'FAILED' ? 'PAYMENT_ERROR' : null,
    priceBreakdownEstimate: toPriceBreakdown(contract),
    originOrder: origin ? toAccountOrder(origin, context) : null,
    note: null,
    customAttributes: [],
    lineCount: contract.lines.length,
    linesCount: exact(contract.lines.length),
    lineNodes: contract.lines.map((line) => toLineNode(contract, line, context)),
    cycleNodes: cycles,
    orderNodes: origin ? [toAccountOrder(origin, context)] : [],
  };
}

export type ContractNode = ReturnType<typeof toContractNode>;
