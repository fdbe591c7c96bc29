import {fulfillmentStatus, activeFulfillments, shipmentStatus} from '../orders/order-status';
import type {OrderRecord} from '../state';
import {html, type Markup} from '../../kit/html';

/** Returns the label of a tracking event, e.g. `Out for delivery`. */
function toWords(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function progressText(order: OrderRecord): string {
  if (order.cancelledAt) return 'Cancelled';
  const parcels = activeFulfillments(order);
  switch (fulfillmentStatus(order)) {
    case 'unfulfilled':
      return 'Being packed';
    case 'partially_fulfilled':
      return 'Partly on its way';
    case 'fulfilled':
      return toWords(parcels.map(shipmentStatus).find((status) => status !== null) ?? 'On its way');
  }
}

/** Returns the tracking links of an order, or an empty result if there are none. */
export function trackingList(order: OrderRecord): Markup | null {
  const tracking = activeFulfillments(order).flatMap((parcel) => parcel.tracking);
  if (tracking.length === 0) return null;
  const items = tracking.map(({company, number, url}) => {
    const name = [company, number].filter(Boolean).join(' ');
    return html`<li>${url ? html`<a href="${url}">${name || url}</a>` : name}</li>`;
  });
  return html`<section class="card" aria-labelledby="tracking-heading">
    <h2 id="tracking-heading">Tracking</h2>
    <ul>
      ${items}
    </ul>
  </section>`;
}
