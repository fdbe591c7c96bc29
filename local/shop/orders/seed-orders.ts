import {createHash} from 'node:crypto';
import type {Seed, SeedOrder, SeedParcel, SeedPerson, SeedProduct} from '../../seed/types';
import {allocateDiscount} from '../cart/allocate-discount';
import {goodsDiscountMinor} from '../cart/promo-codes';
import {quoteShipping} from '../cart/shipping-rates';
import type {AddressRecord} from '../address-record';
import {variantNumber, type OrderRecord} from '../state';
import {updateFulfillmentOrderStatus} from './fulfillment-order-status';
import type {FulfillmentOrderRecord, FulfillmentRecord, OrderState, RefundRecord} from './order-state';
import {paidMinor} from './refund-order';

const FIRST_NUMBER = 5_400_000_000_000;
/** Ids reserved for the objects of one order. */
const PER_ORDER = 1000;
/** First id of each kind of object. */
const AT = {line: 1, sale: 100, refund: 150, part: 200, partLine: 210, hold: 250, parcel: 300} as const;
const PER_PARCEL = 50;
const PER_REFUND = 10;
const EVENTS_AT = 20;
const TOKEN_LENGTH = 32;

type OrderLines = OrderRecord['lines'];
type Sale = Omit<OrderRecord, keyof OrderState>;

const numberOf = ({orderNumber}: Pick<SeedOrder, 'orderNumber'>, offset = 0): number =>
  FIRST_NUMBER + orderNumber * PER_ORDER + offset;

const token = (kind: string, {orderNumber}: SeedOrder): string =>
  createHash('sha256').update(`${kind} ${orderNumber}`).digest('hex').slice(0, TOKEN_LENGTH);

function toAddress({firstName, lastName, phone, addresses: [address]}: SeedPerson): AddressRecord {
  if (!address) throw new Error('somebody without an address has bought something');
  const {provinceCode: province, ...place} = address;
  return {firstName: firstName ?? '', lastName: lastName ?? '', ...place, province, country: 'US', phone: phone ?? ''};
}

function toLines(seed: Seed, order: SeedOrder): OrderLines {
  return order.lines.flatMap(({catalogId, quantity}, index) => {
    const product = seed.products.find((each: SeedProduct) => each.catalogId === catalogId);
    if (!product) return [];
    const {title, sku, priceMinor} = product;
    const number = numberOf(order, AT.line + index);
    return [{number, variantNumber: variantNumber(product), title, sku, quantity, priceMinor, discountMinor: 0}];
  });
}

function price(seed: Seed, order: SeedOrder, lines: OrderLines) {
  const amountsMinor = lines.map(({priceMinor, quantity}) => priceMinor * quantity);
  const subtotalMinor = amountsMinor.reduce((sum, amount) => sum + amount, 0);
  const promo = seed.discounts.find(({code}) => code === order.discountCode);
  const discountMinor = promo ? goodsDiscountMinor(promo.takes, subtotalMinor) : 0;
  const shippingMinor = quoteShipping(order.shippingMethod, subtotalMinor - discountMinor, undefined).chargeMinor;
  const shares = allocateDiscount(discountMinor, amountsMinor);
  return {
    lines: lines.map((line, index) => ({...line, discountMinor: shares[index] ?? 0})),
    discountCodes: promo ? [promo.code] : [],
    subtotalMinor,
    discountMinor,
    shippingMinor,
    totalMinor: subtotalMinor - discountMinor + shippingMinor,
  };
}

function lastMoment({placedAt, parcels = [], cancelled, refunds = []}: SeedOrder): string {
  const moments = parcels.flatMap(({sentAt, events}) => [sentAt, ...events.map(({at}) => at)]);
  const repayments = [...refunds, ...(cancelled ? [cancelled] : [])].map(({at}) => at);
  return [placedAt, ...moments, ...repayments].sort().at(-1) ?? placedAt;
}

function toSale(seed: Seed, order: SeedOrder, person: SeedPerson): Sale {
  return {
    number: numberOf(order),
    orderNumber: order.orderNumber,
    token: token('order', order),
    cartToken: token('cart', order),
    checkoutToken: token('checkout', order),
    email: person.email,
    customerNumber: person.number,
    createdAt: order.placedAt,
    updatedAt: lastMoment(order),
    note: order.note ?? '',
    attributes: [],
    shippingAddress: toAddress(person),
    shippingMethod: order.shippingMethod,
    ...price(seed, order, toLines(seed, order)),
  };
}

function toParcel(order: SeedOrder, {lines}: Sale, parcel: SeedParcel, index: number): FulfillmentRecord {
  const number = numberOf(order, AT.parcel + index * PER_PARCEL);
  return {
    number,
    status: 'success',
    createdAt: parcel.sentAt,
    updatedAt: parcel.events.at(-1)?.at ?? parcel.sentAt,
    tracking: [{company: parcel.company, number: parcel.trackingNumber, url: parcel.trackingUrl}],
    lines: lines
      .map((line, at) => ({
        number: number + 1 + at,
        fulfillmentOrderNumber: numberOf(order, AT.part),
        lineNumber: line.number,
        quantity: parcel.quantities[at] ?? 0,
      }))
      .filter(({quantity}) => quantity > 0),
    events: parcel.events.map(({status, at}, nth) => ({
      number: number + EVENTS_AT + nth,
      status,
      message: null,
      happenedAt: at,
      createdAt: at,
    })),
  };
}

function toPart(order: SeedOrder, {lines, updatedAt}: Sale, parcels: readonly FulfillmentRecord[]) {
  const sent = parcels.flatMap((parcel) => parcel.lines);
  const sentOf = (lineNumber: number): number =>
    sent.filter((line) => line.lineNumber === lineNumber).reduce((sum, {quantity}) => sum + quantity, 0);
  const partLines = lines.map(({number, quantity}, index) => ({
    number: numberOf(order, AT.partLine + index),
    lineNumber: number,
    total: quantity,
    remaining: order.cancelled ? 0 : quantity - sentOf(number),
  }));
  const holds = order.hold && [
    {number: numberOf(order, AT.hold), reason: order.hold.reason, reasonNotes: order.hold.notes, handle: ''},
  ];
  const part: FulfillmentOrderRecord = {
    number: numberOf(order, AT.part),
    status: 'open',
    createdAt: order.placedAt,
    updatedAt,
    lines: partLines,
    ...(holds && {holds}),
  };
  updateFulfillmentOrderStatus(part, updatedAt);
  return part;
}

/** A cancellation refunds everything, like the other refunds. */
function refundsOf({cancelled, refunds = []}: SeedOrder, {lines}: Sale) {
  const quantities = lines.map(({quantity}) => quantity);
  return cancelled ? [{at: cancelled.at, note: '', quantities, restockType: 'cancel' as const}] : refunds;
}

type SeedRepayment = ReturnType<typeof refundsOf>[number];

function toRefund(order: SeedOrder, {lines}: Sale, repayment: SeedRepayment, index: number): RefundRecord {
  const number = numberOf(order, AT.refund + index * PER_REFUND);
  return {
    number,
    createdAt: repayment.at,
    note: repayment.note,
    key: null,
    lines: lines
      .map((line, at) => ({
        number: number + 1 + at,
        lineNumber: line.number,
        quantity: repayment.quantities[at] ?? 0,
        subtotalMinor: paidMinor(line, repayment.quantities[at] ?? 0),
        restockType: repayment.restockType,
      }))
      .filter(({quantity}) => quantity > 0),
    transactionNumbers: [numberOf(order, AT.sale + 1 + index)],
  };
}

/** A refund of all quantities pays back the shipping too. */
function refundMinor({lines, totalMinor}: Sale, refund: RefundRecord): number {
  const isAll = lines.every(({number, quantity}) =>
    refund.lines.some((line) => line.lineNumber === number && line.quantity === quantity),
  );
  return isAll ? totalMinor : refund.lines.reduce((sum, {subtotalMinor}) => sum + subtotalMinor, 0);
}

function toPayments(order: SeedOrder, sale: Sale): Pick<OrderState, 'transactions' | 'refunds'> {
  const paid = {
    number: numberOf(order, AT.sale),
    kind: 'sale' as const,
    amountMinor: sale.totalMinor,
    authorization: `53${order.orderNumber}`,
    parentNumber: null,
    createdAt: order.placedAt,
  };
  const refunds = refundsOf(order, sale).map((repayment, index) => toRefund(order, sale, repayment, index));
  const back = refunds.map((refund, index) => ({
    ...paid,
    number: paid.number + 1 + index,
    kind: 'refund' as const,
    amountMinor: refundMinor(sale, refund),
    parentNumber: paid.number,
    createdAt: refund.createdAt,
  }));
  return {transactions: [paid, ...back], refunds};
}

function toOrder(seed: Seed, order: SeedOrder): OrderRecord[] {
  const person = seed.people.find(({number}) => number === order.personNumber);
  const sale = person && toSale(seed, order, person);
  if (!sale || sale.lines.length === 0) return [];
  const fulfillments = (order.parcels ?? []).map((parcel, index) => toParcel(order, sale, parcel, index));
  const part = toPart(order, sale, fulfillments);
  return [
    {
      ...sale,
      cancelledAt: order.cancelled?.at ?? null,
      cancelReason: order.cancelled?.reason ?? null,
      closedAt: null,
      ...toPayments(order, sale),
      fulfillmentOrders: [part],
      fulfillments,
    },
  ];
}

/** Returns the past orders of a fresh shop, without products that its seed does not have. */
export const seedOrders = (seed: Seed): OrderRecord[] => seed.orders.flatMap((order) => toOrder(seed, order));
