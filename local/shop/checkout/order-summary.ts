import type {PricedCart} from '../cart/price-cart';
import {fullTitle} from '../catalog/variants';
import {formatUsd} from './checkout-copy';
import type {CheckoutQuote, CheckoutView} from './checkout-view';
import {describedBy, fieldError} from './form-fields';
import {giftCardField, giftCardRows} from './gift-card-field';
import {html, type Markup} from '../../kit/html';
import {discountRow, lineList, shippingAmount, totalRow} from './order-views';

function promoTags({totals: {orderPromo, shippingPromo}}: PricedCart): Markup | null {
  const codes = [orderPromo, shippingPromo].flatMap((promo) => (promo ? [promo.discount.code] : []));
  if (codes.length === 0) return null;
  return html`<ul class="tags" aria-label="Promo codes on your order">
    ${codes.map(
      (code) =>
        html`<li class="tag">
          ${code}
          <button name="remove" value="${code}" aria-label="Remove promo code ${code}">Remove</button>
        </li>`,
    )}
  </ul>`;
}

function promoField({promo, priced, problems, errors}: CheckoutView): Markup {
  const hasNoOtherMessage = problems.length === 0 && Object.keys(errors).length === 0;
  const takesFocus = hasNoOtherMessage && (promo.error !== undefined || promo.done !== undefined);
  const done = promo.done && html`<span class="done" id="promo-done" role="status">${promo.done}</span>`;
  return html`<div class="field">
      <label for="promo">Promo code</label>
      <div class="promo">
        <input
          id="promo"
          name="promo"
          value="${promo.typed}"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="255"
          ${takesFocus && html`autofocus`}
          ${describedBy('promo', promo.error, promo.done ? 'promo-done' : false)}
        />
        <button name="intent" value="apply">Apply</button>
      </div>
      ${fieldError('promo', promo.error)} ${done}
    </div>
    ${promoTags(priced)}`;
}

/** The rows that depend on the shipping method; CSS shows those of the selected method, also when it changes. */
function quoteRows(
  quote: CheckoutQuote,
  {chosenMethod, isShipped}: Pick<CheckoutView, 'chosenMethod' | 'isShipped'>,
): Markup {
  const style = `quote quote-${quote.method} ${quote.method === chosenMethod ? 'chosen' : ''}`;
  const totals = html`${totalRow('Total', formatUsd(quote.totalMinor), `${style} total`)} ${giftCardRows(quote, style)}`;
  if (!isShipped) return totals;
  return html`${totalRow(`Shipping (${quote.title})`, shippingAmount(quote), style)} ${totals}`;
}

/**
 * @param view - the data of the checkout page
 * @returns lines, promo codes and totals; hidden fields carry the displayed totals, so that the shopper never pays another amount
 */
export function orderSummary(view: CheckoutView): Markup {
  const {priced, quotes} = view;
  const {totals} = priced;
  const lines = priced.lines.filter(({quantity}) => quantity > 0);
  return html`<section class="card" aria-labelledby="summary-heading">
    <h2 id="summary-heading">Order summary</h2>
    ${lineList(
      lines.map(({variant, planned, quantity, unitMinor, components}) => ({
        title: fullTitle(variant),
        plan: planned?.plan.name,
        quantity,
        unitMinor,
        details: components.map((part) => `${part.quantity} × ${fullTitle(part.variant)}`),
      })),
    )}
    <div class="summary-promo">${promoField(view)} ${giftCardField(view)}</div>
    <dl class="totals">
      ${totalRow('Subtotal', formatUsd(totals.subtotalMinor))}
      ${discountRow(`Discount (${totals.automatic?.title ?? totals.orderPromo?.discount.code ?? ''})`, totals.discountMinor)}
      ${quotes.map((quote) => quoteRows(quote, view))}
    </dl>
    ${quotes.map(({method, dueMinor}) => html`<input type="hidden" name="shown-${method}" value="${dueMinor}" />`)}
  </section>`;
}
