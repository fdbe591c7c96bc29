import type {ShippingQuote} from '../cart/shipping-rates';
import {CHECKOUT_COPY, formatCharge, problemText} from './checkout-copy';
import {CHECKOUT_FIELDS} from './checkout-form';
import type {CheckoutView} from './checkout-view';
import {describedBy, fieldError, selectField, textField, type FormState} from './form-fields';
import {html, type Markup} from '../../kit/html';
import {noteCard} from './order-views';
import {orderSummary} from './order-summary';
import {US_STATES} from './us-states';

const contactCard = ({buyerName, ...form}: CheckoutView): Markup =>
  html`<section class="card" aria-labelledby="contact-heading">
    <h2 id="contact-heading">Contact</h2>
    ${buyerName && html`<p>${CHECKOUT_COPY.recognised(buyerName)}</p>`}
    ${textField({name: 'email', label: 'Email', type: 'email', autocomplete: 'email'}, form)}
  </section>`;

const addressCard = (form: CheckoutView): Markup =>
  html`<section class="card" aria-labelledby="address-heading">
    <h2 id="address-heading">${form.isShipped ? 'Delivery address' : 'Billing address'}</h2>
    <p class="hint">${form.isShipped ? 'We ship within the United States.' : 'Nothing in your order is shipped.'}</p>
    <div class="grid">
      <div class="grid halves">
        ${textField({name: 'firstName', label: 'First name', autocomplete: 'given-name'}, form)}
        ${textField({name: 'lastName', label: 'Last name', autocomplete: 'family-name'}, form)}
      </div>
      ${textField({name: 'address1', label: 'Address', autocomplete: 'address-line1'}, form)}
      ${textField(
        {name: 'address2', label: 'Apartment, suite, etc.', autocomplete: 'address-line2', isOptional: true},
        form,
      )}
      <div class="grid thirds">
        ${textField({name: 'city', label: 'City', autocomplete: 'address-level2'}, form)}
        ${selectField('province', 'State', US_STATES, form)}
        ${textField({name: 'zip', label: 'ZIP code', autocomplete: 'postal-code'}, form)}
      </div>
      ${textField({name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', isOptional: true}, form)}
    </div>
  </section>`;

function shippingChoice(quote: ShippingQuote, {draft, errors}: FormState): Markup {
  const {method, title, estimate, chargeMinor} = quote;
  return html`<label class="choice">
    <input
      type="radio"
      id="shippingMethod-${method}"
      name="shippingMethod"
      value="${method}"
      ${method === draft.shippingMethod && html`checked`}
      ${describedBy('shippingMethod', errors.shippingMethod)}
    />
    <span class="grow">${title}<small>${estimate}</small></span>
    <span class="amount">${formatCharge(chargeMinor)}</span>
  </label>`;
}

const shippingCard = (view: CheckoutView): Markup =>
  view.isShipped ? shippingChoices(view) : html`<input type="hidden" name="shippingMethod" value="standard" />`;

const shippingChoices = (view: CheckoutView): Markup =>
  html`<div class="card">
    <fieldset>
      <legend><h2>Shipping method</h2></legend>
      ${view.quotes.map((quote) => shippingChoice(quote, view))}
      ${fieldError('shippingMethod', view.errors.shippingMethod)}
    </fieldset>
  </div>`;

const isPaidByGiftCards = ({quotes}: CheckoutView): boolean =>
  quotes.every(({giftCards, dueMinor}) => giftCards.length > 0 && dueMinor === 0);

const paymentCard = (view: CheckoutView): Markup =>
  isPaidByGiftCards(view)
    ? html`<section class="card" aria-labelledby="payment-heading">
        <h2 id="payment-heading">Payment</h2>
        <p>${CHECKOUT_COPY.nothingDue}</p>
      </section>`
    : cardField(view);

const cardField = (form: FormState): Markup =>
  html`<section class="card" aria-labelledby="payment-heading">
    <h2 id="payment-heading">Payment</h2>
    ${textField(
      {
        name: 'card',
        label: 'Card number',
        autocomplete: 'off',
        inputMode: 'numeric',
        hint: CHECKOUT_COPY.gatewayHint,
      },
      form,
    )}
  </section>`;

function problemSummary({problems, errors, promo, giftCard}: CheckoutView): Markup | null {
  const fieldItems = CHECKOUT_FIELDS.flatMap((field) => {
    const target = field === 'shippingMethod' ? 'shippingMethod-standard' : field;
    return errors[field] ? [html`<li><a href="#${target}">${errors[field]}</a></li>`] : [];
  });
  const promoItem = promo.error && html`<li><a href="#promo">${promo.error}</a></li>`;
  const giftCardItem = giftCard.error && html`<li><a href="#gift-card">${giftCard.error}</a></li>`;
  const problemItems = problems.map((problem) => html`<li>${problemText(problem)}</li>`);
  // The result of a promo code appears at its field, because the shopper is looking there.
  if (problemItems.length + fieldItems.length === 0) return null;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
    <h2>${CHECKOUT_COPY.summaryHeading}</h2>
    <ul>
      ${problemItems}${fieldItems}${promoItem}${giftCardItem}
    </ul>
  </div>`;
}

/**
 * @param view - the priced cart, the form as entered, and its errors
 * @returns the content of the checkout page: one form that works without JavaScript
 */
export function checkoutPage(view: CheckoutView): Markup {
  const {token, key} = view.cart;
  return html`<h1>Checkout</h1>
    ${problemSummary(view)}
    <form method="post" action="/checkouts/cn/${token}?key=${key}" novalidate>
      <button class="visually-hidden" name="intent" value="continue" tabindex="-1" aria-hidden="true">Continue</button>
      ${contactCard(view)} ${addressCard(view)} ${shippingCard(view)} ${noteCard(view.cart.note)} ${orderSummary(view)}
      ${paymentCard(view)}
      <button class="pay" name="intent" value="pay">Pay now</button>
    </form>`;
}
