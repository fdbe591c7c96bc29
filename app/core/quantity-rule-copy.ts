import {MAX_QUANTITY, type QuantityRule, type QuantityRuleView, type QuantitySteps} from './quantity-rule';

/**
 * Converts a rule for fields. Shopify's minimum and maximum are multiples of the increment; others are rounded inwards.
 * @returns null if every quantity up to {@link MAX_QUANTITY} can be bought
 */
export function toQuantityRule({minimum, maximum, increment}: QuantityRule): QuantityRuleView | null {
  const step = Math.max(1, increment);
  const min = Math.max(1, Math.ceil(minimum / step)) * step;
  // A minimum above the usual maximum is the only quantity.
  const max = Math.max(min, Math.floor(Math.min(maximum ?? MAX_QUANTITY, MAX_QUANTITY) / step) * step);
  if (min === 1 && max === MAX_QUANTITY && step === 1) return null;
  return {min, max, step, text: toText({min, max, step}, (maximum ?? Infinity) <= MAX_QUANTITY)};
}

function toText({min, max, step}: QuantitySteps, hasMaximum: boolean): string {
  if (hasMaximum && min === max) return `Sold as ${min} per order`;
  const parts = [
    ...(step > 1 ? [`sold in multiples of ${step}`] : []),
    ...(min > step ? [`at least ${min}`] : []),
    ...(hasMaximum ? [`at most ${max}`] : []),
  ];
  const isStepAlone = parts.length === 1 && step > 1;
  const text = parts.join(', ') + (isStepAlone ? '' : ' per order');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
