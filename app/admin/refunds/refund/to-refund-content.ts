import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {variantName} from '~/core/variant-name';
import type {RefundState} from './find-refund-state.server';
import {isEmptyChoice, type RefundChoice} from './refund-choice';
import {REFUND_COPY} from './refund-copy';
import type {RefundContent, SuggestionView} from './refund-view';

/** Converts what can be refunded to the page, with a suggestion for a choice that is possible. */
export function toRefundContent(state: RefundState, choice: RefundChoice): RefundContent {
  const {lines, shippingMinor, currency} = state;
  const chosen = new Map(choice.quantities.map(({lineItemId, quantity}) => [lineItemId, quantity]));
  const problem = problemOf(state, choice);
  return {
    kind: 'loaded',
    lines: lines
      .filter(({refundable}) => refundable > 0)
      .map((line) => ({
        id: line.id,
        name: variantName(line.title, line.variant),
        refundable: line.refundable,
        chosen: chosen.get(line.id) ?? 0,
      })),
    shipping: shippingMinor > 0 ? format(shippingMinor, currency) : null,
    choice,
    problem,
    suggestion: problem === null && !isEmptyChoice(choice) ? toSuggestion(state, choice) : null,
  };
}

function problemOf({isForeignCurrency, lines}: RefundState, {quantities}: RefundChoice): string | null {
  if (isForeignCurrency) return REFUND_COPY.foreign;
  const excessive = lines.find(({id, refundable}) =>
    quantities.some(({lineItemId, quantity}) => lineItemId === id && quantity > refundable),
  );
  return excessive ? REFUND_COPY.tooMany(variantName(excessive.title, excessive.variant), excessive.refundable) : null;
}

const format = (minor: number, currency: string): string => formatMoney(toMoney(minor, currency));

function toSuggestion({suggested, refunds, currency, lines}: RefundState, choice: RefundChoice): SuggestionView {
  const {itemsMinor, taxMinor, shippingMinor, amountMinor, maximumMinor} = suggested;
  const parts = [
    {name: REFUND_COPY.items, minor: itemsMinor},
    {name: REFUND_COPY.tax, minor: taxMinor},
    {name: REFUND_COPY.shippingCost, minor: shippingMinor},
  ];
  const chosen = lines.filter(({id}) => choice.quantities.some(({lineItemId}) => lineItemId === id));
  return {
    parts: parts.filter(({minor}) => minor > 0).map(({name, minor}) => ({name, amount: format(minor, currency)})),
    amount: format(amountMinor, currency),
    maximum: format(maximumMinor, currency),
    decimal: toMoney(amountMinor, currency).amount,
    seen: refunds.map(({id}) => id).join(' '),
    refundable: chosen.map(({id, refundable}) => ({lineItemId: id, count: refundable})),
    // Shopify only takes an item that is not sent out of the order while it goes back in stock.
    staysToSend: !choice.isRestocking && chosen.some(({unfulfilled}) => unfulfilled > 0),
  };
}
