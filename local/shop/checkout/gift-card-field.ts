import {html, type Markup} from '../../kit/html';
import {lastCharacters, type GiftCardRecord} from '../gift-cards/gift-card-record';
import {CHECKOUT_COPY, formatUsd} from './checkout-copy';
import type {CheckoutQuote, CheckoutView} from './checkout-view';
import {describedBy, fieldError} from './form-fields';
import {totalRow} from './order-views';

const maskOf = (card: GiftCardRecord): string => `•••• ${lastCharacters(card)}`;

/** Returns the field for gift cards and the applied ones; nothing in a shop that has never issued one. */
export function giftCardField({giftCard, hasGiftCards, quotes, chosenMethod}: CheckoutView): Markup | null {
  if (!hasGiftCards) return null;
  const applied = quotes.find(({method}) => method === chosenMethod)?.giftCards ?? [];
  const done = giftCard.done && html`<span class="done" id="gift-card-done" role="status">${giftCard.done}</span>`;
  return html`<div class="field">
      <label for="gift-card">Gift card</label>
      <div class="promo">
        <input
          id="gift-card"
          name="giftCard"
          value="${giftCard.typed}"
          autocomplete="off"
          spellcheck="false"
          maxlength="255"
          ${describedBy('gift-card', giftCard.error, giftCard.done ? 'gift-card-done' : false)}
        />
        <button name="intent" value="apply-gift-card">Apply gift card</button>
      </div>
      ${fieldError('gift-card', giftCard.error)} ${done}
    </div>
    ${
      applied.length > 0 &&
      html`<ul class="tags" aria-label="Gift cards on your order">
        ${applied.map(
          ({card}) =>
            html`<li class="tag">
              ${maskOf(card)}
              <button name="removeGiftCard" value="${card.number}" aria-label="Remove gift card ${maskOf(card)}">
                Remove
              </button>
            </li>`,
        )}
      </ul>`
    }`;
}

/** Returns the rows of what gift cards pay and of what is left to pay; nothing without gift cards. */
export function giftCardRows(
  {giftCards, dueMinor}: Pick<CheckoutQuote, 'giftCards' | 'dueMinor'>,
  style: string,
): Markup | null {
  if (giftCards.length === 0) return null;
  return html`${giftCards.map(({card, usedMinor}) =>
    totalRow(`Gift card (${maskOf(card)})`, `−${formatUsd(usedMinor)}`, `${style} saving`),
  )}
  ${totalRow(CHECKOUT_COPY.due, formatUsd(dueMinor), `${style} total`)}`;
}
