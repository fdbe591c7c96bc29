import {toMinorUnits} from '~/core/money';
import {toMoney} from '~/core/to-money';

const AMOUNT = /^\d{1,9}(?:\.(\d{1,6}))?$/;
/** A comma that does not separate thousands may be a decimal comma, which would multiply the amount by a hundred. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.|$)/;

/**
 * Parses an amount that staff typed, such as `$1,012.50`.
 * @returns minor units; null if it is no amount, or finer than the currency's smallest unit
 */
export function parseAmount(text: string, currencyCode: string): number | null {
  const typed = text.trim().replace(/^\$/, '');
  const amount = THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed;
  const digits = AMOUNT.exec(amount);
  if (!digits) return null;
  const minor = toMinorUnits({amount, currencyCode});
  const fraction = digits[1]?.replace(/0+$/, '') ?? '';
  const [, decimals = ''] = toMoney(minor, currencyCode).amount.split('.');
  return fraction.length > decimals.length ? null : minor;
}

/** A payment that Shopify suggests to return, in minor units. */
export interface SuggestedPayment {
  readonly amountMinor: number;
  readonly gateway: string;
  /** The payment that is returned. */
  readonly parentId: string | null;
}

/**
 * Distributes an amount over the suggested payments, in Shopify's order and none above its suggestion.
 * @param amountMinor at most the sum of the suggestions
 */
export function toPayments(suggested: readonly SuggestedPayment[], amountMinor: number): readonly SuggestedPayment[] {
  let leftMinor = amountMinor;
  return suggested.flatMap((payment) => {
    const paidMinor = Math.min(leftMinor, payment.amountMinor);
    leftMinor -= paidMinor;
    return paidMinor > 0 ? [{...payment, amountMinor: paidMinor}] : [];
  });
}
