import {deliveryEstimate} from '~/core/delivery-estimate';
import {formatMoney, isReduced, toMinorUnits} from '~/core/money';
import {SHIPPING_COPY} from '../shipping-copy';
import {cartTitle} from './cart-title';
import type {CartSettings} from './cart-settings';
import {emptyCartView, type CartLineView, type CartView} from './cart-view';
import {cartDiscounts, lineDiscounts} from './discount-rows';
import {findShippingDiscount, isPolicyCode, toFreeShipping} from './free-shipping';
import type {CartSnapshot, ShopCart, ShopCartLine} from './shop-cart';

/** What a cart is shown by, beside its own facts. */
interface CartViewFacts {
  readonly settings: CartSettings;
  readonly now: Date;
  /** Origin of a shop on this machine, the only one that may be sent to without https. */
  readonly localOrigin: string | null;
}

/** The name the platform gives to the one variant of a product without choices. */
const ONLY_VARIANT = 'Default Title';

/** @returns everything a page shows of a cart, money as formatted text; an empty view when there is none to show. */
export function toCartView(reading: CartSnapshot, facts: CartViewFacts): CartView {
  const title = cartTitle(facts.settings.season, facts.now);
  if (reading.kind !== 'found') return emptyCartView(title, reading.kind === 'unreachable');
  const {cart} = reading;
  const {subtotalAmount, totalAmount} = cart.cost;
  const hasGoods = cart.totalQuantity > 0;
  const shippingDiscount = hasGoods ? findShippingDiscount(cart) : null;
  return {
    title,
    isUnknown: false,
    lines: cart.lines.nodes.map(toLineView),
    count: cart.totalQuantity,
    subtotal: formatMoney(subtotalAmount),
    discounts: cartDiscounts(cart),
    total: formatMoney(totalAmount),
    codes: cart.discountCodes.map(({code, applicable}) => ({code, isApplicable: applicable})),
    note: cart.note ?? '',
    checkoutUrl: hasGoods ? checkoutUrl(cart, facts.localOrigin) : null,
    freeShipping: hasGoods
      ? toFreeShipping({
          goodsMinor: toMinorUnits(totalAmount),
          thresholdMinor: facts.settings.freeShippingMinor,
          currencyCode: totalAmount.currencyCode,
          hasShippingCode: shippingDiscount !== null && isPolicyCode({code: shippingDiscount.label}),
        })
      : null,
    shippingDiscount,
    delivery: hasGoods
      ? {words: SHIPPING_COPY.delivery(deliveryEstimate(facts.now)), hint: SHIPPING_COPY.deliveryHint}
      : null,
  };
}

function toLineView(line: ShopCartLine): CartLineView {
  const {merchandise, cost} = line;
  const {amountPerQuantity, compareAtAmountPerQuantity: before} = cost;
  return {
    id: line.id,
    variantId: merchandise.id,
    handle: merchandise.product.handle,
    title: merchandise.product.title,
    variant: merchandise.title === ONLY_VARIANT ? null : merchandise.title,
    image: merchandise.image ?? null,
    quantity: line.quantity,
    attributes: line.attributes.map(({key, value}) => ({key, value: value ?? ''})),
    unitPrice: formatMoney(amountPerQuantity),
    unitPriceBefore: before && isReduced(amountPerQuantity, before) ? formatMoney(before) : null,
    total: formatMoney(cost.totalAmount),
    totalBefore: isReduced(cost.totalAmount, cost.subtotalAmount) ? formatMoney(cost.subtotalAmount) : null,
    discounts: lineDiscounts(line),
    isSoldOut: line.quantity === 0 || !merchandise.availableForSale,
  };
}

/** Shoppers type card numbers behind this address, so only https will do; the shop on this machine is the exception. */
function checkoutUrl({checkoutUrl: address}: ShopCart, localOrigin: string | null): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const {protocol, origin} = new URL(address);
  return protocol === 'https:' || origin === localOrigin ? address : null;
}
