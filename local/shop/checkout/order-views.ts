import type {AddressRecord} from '../address-record';
import type {ShippingQuote} from '../cart/shipping-rates';
import {formatCharge, formatUsd} from './checkout-copy';
import {html, type Markup} from '../../kit/html';
import {US_STATES, isUsStateCode} from './us-states';

interface SummaryLine {
  readonly title: string;
  readonly quantity: number;
  readonly unitMinor: number;
  /** The name of its selling plan. */
  readonly plan?: string;
  readonly picture?: Markup | null;
  /** What a bundle consists of, or which bundle a component is of. */
  readonly details?: readonly string[];
}

export const lineList = (lines: readonly SummaryLine[]): Markup =>
  html`<ul class="lines">
    ${lines.map(
      ({title, quantity, unitMinor, plan, picture, details = []}) =>
        html`<li>
          ${picture}<span class="name"
            >${title}<small>${quantity} × ${formatUsd(unitMinor)}</small>${plan && html`<small>${plan}</small>`}
            ${details.map((detail) => html`<small>${detail}</small>`)}</span
          >
          <span class="amount">${formatUsd(quantity * unitMinor)}</span>
        </li>`,
    )}
  </ul>`;

export const totalRow = (label: string, amount: Markup | string, style = ''): Markup =>
  html`<div class="row ${style}">
    <dt>${label}</dt>
    <dd class="amount">${amount}</dd>
  </div>`;

/** Returns the row of a discount, or an empty result if there is none. */
export const discountRow = (label: string, discountMinor: number): Markup | null =>
  discountMinor > 0 ? totalRow(label, `−${formatUsd(discountMinor)}`, 'saving') : null;

/** Returns the shipping price; a code that lowered it shows the former price struck through. */
export function shippingAmount({chargeMinor, discountMinor, priceMinor}: ShippingQuote): Markup {
  const former =
    discountMinor > 0 ? html`<span class="visually-hidden">instead of </span><s>${formatUsd(priceMinor)}</s>` : null;
  return html`${former}${formatCharge(chargeMinor)}`;
}

/** Formats a postal address, one element per line. */
export function addressBlock(address: AddressRecord): Markup {
  const {firstName, lastName, address1, address2, city, province, zip, phone} = address;
  const state = isUsStateCode(province) ? US_STATES[province] : province;
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${zip}`, 'United States', phone];
  return html`<address>${lines.filter(Boolean).map((line) => html`${line}<br />`)}</address>`;
}

/** Returns the gift note as the shopper wrote it, or an empty result if there is none. */
export const noteCard = (note: string): Markup | null =>
  note.trim()
    ? html`<section class="card" aria-labelledby="note-heading">
        <h2 id="note-heading">Gift note</h2>
        <p class="note">${note}</p>
      </section>`
    : null;
