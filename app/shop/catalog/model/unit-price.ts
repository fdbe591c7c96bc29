import {formatMoney, type Money} from '~/core/money';

interface Reference {
  readonly referenceValue: number;
  /** Shopify's name of a unit: `G`, `FL_OZ`, `M2`. */
  readonly referenceUnit?: string | null;
}

const SPELLINGS: Readonly<Record<string, string>> = {L: 'L', M2: 'm²', FT2: 'ft²', M3: 'm³', ITEM: 'item'};

/** Returns the price of a quantity that products can be compared by, `$1.60 per 100 g`; null if the merchant gave none. */
export function unitPriceText(price: Money | null | undefined, reference: Reference | null | undefined): string | null {
  if (!price || !reference?.referenceUnit) return null;
  const {referenceValue, referenceUnit} = reference;
  const unit = SPELLINGS[referenceUnit] ?? referenceUnit.toLowerCase().replaceAll('_', ' ');
  return `${formatMoney(price)} per ${referenceValue === 1 ? '' : `${referenceValue} `}${unit}`;
}
