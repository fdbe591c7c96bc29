import {AMOUNT_RANGE, ANY_UNIT, MEASURING_UNIT, formatMeasure, toMeasure, type Measure} from './amount';

export interface Ingredient {
  /** The amount, and the same amount in another unit if the merchant wrote one; empty for `Salt to taste`. */
  readonly measures: readonly Measure[];
  readonly name: string;
}

export interface ScaledIngredient {
  /** `1½ lb (680 g)`; empty without an amount. */
  readonly quantity: string;
  readonly name: string;
  /** The line has a number that could not be read as its amount, so the cook must scale it. */
  readonly isUnscaled: boolean;
}

const EQUIVALENT = ` ?\\(${AMOUNT_RANGE} ?(${MEASURING_UNIT})\\)`;
const MEASURED = new RegExp(`^${AMOUNT_RANGE} ?(${ANY_UNIT})\\b\\.?(?:${EQUIVALENT})? (\\S.*)$`, 'i');
const COUNTED_LINE = new RegExp(`^${AMOUNT_RANGE} (\\S.*)$`);

/** Parses a merchant's line, such as `1/2 lb (225 g) paneer, cut into cubes`. */
export function parseIngredient(text: string): Ingredient {
  const line = text.trim().replace(/\s+/g, ' ');
  const [, from = '', to, unit, otherFrom, otherTo, otherUnit, name = ''] = MEASURED.exec(line) ?? [];
  if (unit !== undefined) {
    const measure = toMeasure(from, to, unit);
    const other = otherFrom === undefined ? null : toMeasure(otherFrom, otherTo, otherUnit);
    if (measure) return {measures: other ? [measure, other] : [measure], name};
  }
  const [, least, most, counted = ''] = COUNTED_LINE.exec(line) ?? [];
  const count = least === undefined ? null : toMeasure(least, most);
  return count ? {measures: [count], name: counted} : {measures: [], name: line};
}

/**
 * Parses and scales a merchant's line.
 * @param factor how many times the recipe's own servings
 */
export function scaleIngredient(text: string, factor: number): ScaledIngredient {
  const {measures, name} = parseIngredient(text);
  const [first, ...others] = measures.map((measure) => formatMeasure(measure, factor));
  const quantity = [first, ...others.map((other) => `(${other})`)].filter(Boolean).join(' ');
  return {quantity, name, isUnscaled: factor !== 1 && measures.length === 0 && /\d/.test(name)};
}
