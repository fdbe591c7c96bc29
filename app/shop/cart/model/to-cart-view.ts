import {toBackorder} from '~/core/backorder';
import {toQuantityRule} from '~/core/quantity-rule-copy';
import {deliveryEstimate} from '~/core/delivery-estimate';
import {MARKET} from '~/core/market';
import {formatMoney, isReduced, toMinorUnits} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {ownVariantTitle} from '~/core/variant-name';
import {variantQuery} from '~/core/variant-query';
import {SHIPPING_COPY} from '../shipping-copy';
import {cartTitle} from './cart-title';
import type {CartSettings} from './cart-settings';
import {emptyCartView, type CartLineView, type CartView, type DeliveryView} from './cart-view';
import {cartDiscounts, lineDiscounts} from './discount-rows';
import {toGiftCards, totalBeforeGiftCardsMinor} from './gift-card-rows';
import {toLineComponents} from './line-components';
import {PLAN_PARAM, planNumber} from '~/core/plan-param';
import {toLinePlans} from './line-plans';
import {toSaved, unitPriceBefore} from './savings';
import {toRecipientRows} from '../recipient/recipient-rows';
import {getShippingDiscount, isPolicyCode, spellingOf, toFreeShipping} from './free-shipping';
import {optionsOf, type CartSnapshot, type ShopCart, type ShopCartLine} from './shop-cart';

interface CartViewContext {
  readonly settings: CartSettings;
  readonly now: Date;
  /** Origin of a local shop's checkout, the only one allowed without HTTPS. */
  readonly localOrigin: string | null;
  /** Whether a cart that a link replaced is kept. */
  readonly hasEarlier?: boolean;
}

/** @returns the cart as pages show it; empty without a cart */
export function toCartView(snapshot: CartSnapshot, context: CartViewContext): CartView {
  const title = cartTitle(context.settings.season, context.now);
  const {hasEarlier = false} = context;
  if (snapshot.kind !== 'found') return {...emptyCartView(title, snapshot.kind === 'unreachable'), hasEarlier};
  const {cart} = snapshot;
  const {subtotalAmount, totalAmount} = cart.cost;
  const totalMinor = totalBeforeGiftCardsMinor(cart);
  const hasGoods = cart.totalQuantity > 0;
  const isSent = cart.lines.nodes.some(({quantity, merchandise}) => quantity > 0 && merchandise.requiresShipping);
  const shippingDiscount = hasGoods ? getShippingDiscount(cart) : null;
  return {
    title,
    isUnknown: false,
    hasEarlier,
    lines: cart.lines.nodes.map(toLineView),
    count: cart.totalQuantity,
    subtotal: formatMoney(subtotalAmount),
    subtotalMinor: toMinorUnits(subtotalAmount),
    discounts: cartDiscounts(cart, totalMinor),
    total: formatMoney(toMoney(totalMinor, totalAmount.currencyCode)),
    saved: toSaved(cart, totalMinor),
    ...toGiftCards(cart),
    codes: cart.discountCodes.map(({code, applicable}) => ({
      code: spellingOf(cart, code),
      isApplicable: applicable,
    })),
    note: cart.note ?? '',
    checkoutUrl: hasGoods ? checkoutUrl(cart, context.localOrigin) : null,
    // The threshold is an amount in the shop's currency.
    freeShipping:
      isSent && totalAmount.currencyCode === MARKET.currency
        ? toFreeShipping({
            goodsMinor: totalMinor,
            thresholdMinor: context.settings.freeShippingMinor,
            currencyCode: totalAmount.currencyCode,
            hasShippingCode: shippingDiscount !== null && isPolicyCode({code: shippingDiscount.label}),
          })
        : null,
    shippingDiscount,
    delivery: isSent ? toDelivery(cart, context.now) : null,
  };
}

const backorderOf = ({merchandise}: ShopCartLine) =>
  toBackorder(merchandise, [merchandise.shipsOn, merchandise.product.shipsOn]);

/** The estimate is about what is in stock: each line that ships later says so itself. */
function toDelivery({lines}: ShopCart, now: Date): DeliveryView {
  const sent = lines.nodes.filter(({quantity, merchandise}) => quantity > 0 && merchandise.requiresShipping);
  const later = sent.filter((line) => backorderOf(line) !== null);
  if (later.length === sent.length) return {text: SHIPPING_COPY.later, hint: SHIPPING_COPY.laterHint};
  const text = SHIPPING_COPY.delivery(deliveryEstimate(now));
  return {text, hint: later.length > 0 ? SHIPPING_COPY.partlyLaterHint : SHIPPING_COPY.deliveryHint};
}

function toLineView(line: ShopCartLine): CartLineView {
  const {merchandise, cost} = line;
  const attributes = line.attributes.map(({key, value}) => ({key, value: value ?? ''}));
  const plans = toLinePlans(line);
  const before = unitPriceBefore(line);
  return {
    id: line.id,
    variantId: merchandise.id,
    handle: merchandise.product.handle,
    title: merchandise.product.title,
    variant: ownVariantTitle(merchandise.title),
    query: toQuery(merchandise, plans?.id),
    image: merchandise.image ?? null,
    quantity: line.quantity,
    components: toLineComponents(line),
    quantityRule: toQuantityRule(merchandise.quantityRule),
    plans,
    recipient: toRecipientRows(attributes),
    attributes,
    unitPrice: formatMoney(cost.amountPerQuantity),
    unitPriceBefore: before && formatMoney(before),
    total: formatMoney(cost.totalAmount),
    totalBefore: isReduced(cost.totalAmount, cost.subtotalAmount) ? formatMoney(cost.subtotalAmount) : null,
    discounts: lineDiscounts(line),
    shipsLater: backorderOf(line)?.text ?? null,
    isSoldOut: line.quantity === 0 || !merchandise.availableForSale,
  };
}

function toQuery(merchandise: ShopCartLine['merchandise'], planId = ''): string {
  const options = optionsOf(merchandise);
  const number = planNumber(planId);
  const choice = number ? [...options, {name: PLAN_PARAM, value: number}] : options;
  return choice.length > 0 ? variantQuery(choice) : '';
}

/** Shoppers enter card numbers at this URL, so it must be HTTPS, except in the local shop. */
function checkoutUrl({checkoutUrl: address}: ShopCart, localOrigin: string | null): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const {protocol, origin} = new URL(address);
  return protocol === 'https:' || origin === localOrigin ? address : null;
}
