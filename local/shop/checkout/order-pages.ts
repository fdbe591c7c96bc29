import type {OrderRecord, ShopContext} from '../state';
import {shippingTitle} from '../cart/shipping-rates';
import {isShipped, lineName} from '../orders/order-line';
import {formatCharge, formatUsd} from './checkout-copy';
import {html, type Markup} from '../../kit/html';
import {linePicture, recipeCard} from './order-dishes';
import {orderStatusPath} from './order-address';
import {progressText, trackingList} from './order-progress';
import {addressBlock, discountRow, lineList, noteCard, totalRow} from './order-views';
import {pageResponse} from './page';
import {LOCAL_TIME_ZONE} from '../time-zone';

const giftCardPayments = ({transactions}: OrderRecord): Markup[] =>
  transactions.flatMap(({kind, giftCard, amountMinor}) =>
    giftCard && kind === 'sale'
      ? [totalRow(`Paid by gift card (•••• ${giftCard.lastCharacters})`, formatUsd(amountMinor))]
      : [],
  );

const totalsOf = (order: OrderRecord): Markup =>
  html`<dl class="totals">
    ${totalRow('Subtotal', formatUsd(order.subtotalMinor))}
    ${discountRow(`Discount (${order.automaticDiscount ?? order.discountCodes.join(', ')})`, order.discountMinor)}
    ${isShipped(order) && totalRow(`Shipping (${shippingTitle(order.shippingMethod)})`, formatCharge(order.shippingMinor))}
    ${totalRow('Total', formatUsd(order.totalMinor), 'total')} ${giftCardPayments(order)}
  </dl>`;

/** The page has no script that could find out the time zone of the visitor, so it names the one it uses. */
const PLACED_AT = new Intl.DateTimeFormat('en-US', {
  timeZone: LOCAL_TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const placedAt = ({createdAt}: OrderRecord): Markup =>
  html`<time datetime="${createdAt}">${PLACED_AT.format(new Date(createdAt))}</time>`;

const orderCards = (order: OrderRecord, context: ShopContext): Markup =>
  html`<section class="card" aria-labelledby="items-heading">
      <h2 id="items-heading">Your order</h2>
      ${lineList(
        order.lines.map((line) => ({
          title: lineName(line),
          quantity: line.quantity,
          unitMinor: line.priceMinor,
          plan: line.sellingPlan?.name,
          picture: linePicture(line.variantNumber, context),
          details: line.group ? [`Part of ${line.group.title}`] : [],
        })),
      )}
      ${totalsOf(order)}
    </section>
    ${recipeCard(order, context)}
    <section class="card" aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">${isShipped(order) ? 'Delivery address' : 'Billing address'}</h2>
      ${addressBlock(order.shippingAddress)}
    </section>
    ${noteCard(order.note)}`;

export function thankYouResponse(order: OrderRecord, context: ShopContext): Response {
  const body = html`<h1>Thank you, ${order.shippingAddress.firstName}!</h1>
    <div class="notice">
      <p><strong>Order #${order.orderNumber} is confirmed</strong></p>
      <p>Placed on ${placedAt(order)}</p>
      <p>Contact email: ${order.email}</p>
    </div>
    ${orderCards(order, context)}
    <p class="actions">
      <a class="action" href="${context.config.storefrontOrigin}/">Continue shopping</a>
      <a href="${orderStatusPath(order, context)}">View order status</a>
    </p>`;
  return pageResponse({title: `Order #${order.orderNumber}`, body, back: 'shop'}, context);
}

const paymentText = (order: OrderRecord): string =>
  isShipped(order) ? `Paid, ${order.shippingMethod} shipping. ${progressText(order)}.` : 'Paid.';

/** Returns the order status page that mails link to. */
export function orderStatusResponse(order: OrderRecord, context: ShopContext): Response {
  const body = html`<h1>Order #${order.orderNumber}</h1>
    <p>Placed on ${placedAt(order)}. ${paymentText(order)}</p>
    ${trackingList(order)} ${orderCards(order, context)}
    <p><a class="action" href="${context.config.storefrontOrigin}/">Continue shopping</a></p>`;
  return pageResponse({title: `Order #${order.orderNumber}`, body, back: 'shop'}, context);
}
