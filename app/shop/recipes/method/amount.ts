import {typesetAmounts} from '~/core/typeset-amounts';

/** A quantity of one unit; both ends are equal unless the merchant wrote a range such as `2-3`. */
export interface Measure {
  readonly least: number;
  readonly most: number;
  /** In the singular: `cup`, `g`; empty for things that are counted. */
  readonly unit: string;
}

const GLYPHS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const GLYPH = `[${Object.keys(GLYPHS).join('')}]`;
const AMOUNT = `(?:\\d+ \\d+\\/\\d+|\\d+\\/\\d+|(?:\\d+ ?)?${GLYPH}|\\d+(?:\\.\\d+)?)`;

/** The source of a regular expression with two groups: an amount, and the upper end if it is a range. */
export const AMOUNT_RANGE = `(${AMOUNT})(?: ?(?:-|–|to) ?(${AMOUNT}))?`;

/** Units that are written out have a plural; abbreviations have none. */
const PLURALS: Readonly<Record<string, string>> = {
  cup: 'cups',
  tablespoon: 'tablespoons',
  teaspoon: 'teaspoons',
  pound: 'pounds',
  ounce: 'ounces',
  liter: 'liters',
  pack: 'packs',
  can: 'cans',
  clove: 'cloves',
};
const COUNTED = ['pack', 'can', 'clove'];
const ABBREVIATIONS = ['tbsp', 'tsp', 'lb', 'oz', 'kg', 'g', 'ml', 'l'];
const METRIC = ['kg', 'g', 'ml', 'l', 'liter'];

/** The source of a regular expression for units that measure weight or volume. */
export const MEASURING_UNIT = [
  ...Object.keys(PLURALS)
    .filter((unit) => !COUNTED.includes(unit))
    .map((unit) => `${unit}s?`),
  ...ABBREVIATIONS,
].join('|');

/** The source of a regular expression for all known units. */
export const ANY_UNIT = [MEASURING_UNIT, ...COUNTED.map((unit) => `${unit}s?`)].join('|');

/** The fractions of measuring cups and spoons. */
const FRACTIONS = [8, 4, 3, 2].flatMap((denominator) =>
  Array.from({length: denominator - 1}, (_, index) => ({numerator: index + 1, denominator})),
);
const CLOSE = 0.02;

/** @returns the number that a text such as `1 1/2`, `½` or `0.5` means; null if it is none or zero */
export function readAmount(text: string): number | null {
  const glyph = text.slice(-1);
  const parts = glyph in GLYPHS ? [text.slice(0, -1).trim()] : text.trim().split(' ');
  const sum = parts.filter(Boolean).reduce((total, part) => total + readPart(part), GLYPHS[glyph] ?? 0);
  return Number.isFinite(sum) && sum > 0 ? sum : null;
}

function readPart(part: string): number {
  const [numerator = '', denominator = '1'] = part.split('/');
  return Number(numerator) / Number(denominator);
}

/**
 * Creates a measure from the texts of a match.
 * @param unit as written, in the singular or the plural
 * @returns null if an amount is invalid
 */
export function toMeasure(from: string, to: string | undefined, unit = ''): Measure | null {
  const least = readAmount(from);
  const most = to === undefined ? least : readAmount(to);
  if (least === null || most === null || most < least) return null;
  const singular = Object.keys(PLURALS).find((name) => PLURALS[name] === unit.toLowerCase());
  return {least, most, unit: singular ?? unit};
}

/** Formats an amount as cookbooks print it: `½`, `1½`, `3`. */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount + CLOSE);
  const rest = amount - whole;
  if (Math.abs(rest) <= CLOSE) return String(whole);
  const fraction = FRACTIONS.findLast(({numerator, denominator}) => Math.abs(rest - numerator / denominator) <= CLOSE);
  if (!fraction) return String(Math.round(amount * 100) / 100);
  return typesetAmounts(`${whole > 0 ? `${whole} ` : ''}${fraction.numerator}/${fraction.denominator}`);
}

/** Formats a measure multiplied by a factor: `1½ cups`, `450 g`. */
export function formatMeasure({least, most, unit}: Measure, factor = 1): string {
  const format = METRIC.includes(unit.toLowerCase()) ? formatMetric : formatAmount;
  const range = [least, most].map((amount) => format(amount * factor));
  const amount = least === most ? range[0] : range.join('–');
  const name = most * factor > 1 + CLOSE ? (PLURALS[unit.toLowerCase()] ?? unit) : unit;
  return [amount, name].filter(Boolean).join(' ');
}

/** Kitchen scales show whole grams; larger units keep a decimal. */
const formatMetric = (amount: number): string =>
  String(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));
