import {AMOUNT_RANGE, MEASURING_UNIT, formatMeasure, readAmount, toMeasure} from './amount';
import {parseIngredient} from './ingredient';

export interface StepTime {
  /** As written: `8-10 minutes`. */
  readonly text: string;
  readonly leastMs: number;
  /** Longer than `leastMs` if the merchant wrote a range. */
  readonly mostMs: number;
}

const MINUTE_MS = 60_000;
const UNIT_MS: Readonly<Record<string, number>> = {s: 1_000, m: MINUTE_MS, h: 60 * MINUTE_MS};
const LONGEST_MS = 24 * 60 * MINUTE_MS;
const TIME = new RegExp(`(?<![\\d/.])${AMOUNT_RANGE}[ -]?(seconds?|minutes?|mins?|hours?|hrs?)\\b`, 'gi');
const MEASURED_AMOUNT = new RegExp(`(?<![\\d/.])${AMOUNT_RANGE} ?(${MEASURING_UNIT})\\b`, 'gi');
const WHOLE_PACK = /\bthe whole pack\b/i;

/** Parses the times in a step, in order. */
export function parseTimes(step: string): readonly StepTime[] {
  return [...step.matchAll(TIME)].flatMap(([text, from = '', to, unit = '']) => {
    const unitMs = UNIT_MS[unit.charAt(0).toLowerCase()] ?? MINUTE_MS;
    const least = readAmount(from);
    const most = to === undefined ? least : readAmount(to);
    if (least === null || most === null || most * unitMs > LONGEST_MS) return [];
    return [{text, leastMs: least * unitMs, mostMs: Math.max(least, most) * unitMs}];
  });
}

/**
 * Scales the measured amounts in a step. Times and temperatures stay, since a larger pan does not need them doubled.
 * @param factor how many times the recipe's own servings
 */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  const scaled = step.replace(MEASURED_AMOUNT, (text: string, from: string, to: string | undefined, unit: string) => {
    const measure = toMeasure(from, to, unit);
    return measure ? formatMeasure(measure, factor) : text;
  });
  // Every recipe stirs the kit into its paste.
  return scaled.replace(WHOLE_PACK, factor === 2 ? 'both packs' : `all ${factor} packs`);
}

/**
 * Assigns each ingredient to the first step that mentions it, by the words of its name.
 * @param ingredients the merchant's lines
 * @returns a list of ingredients per step
 */
export function assignIngredients(
  steps: readonly string[],
  ingredients: readonly string[],
): readonly (readonly string[])[] {
  const firstSteps = ingredients.map((ingredient) => {
    const isMentioned = toMention(ingredient);
    return steps.findIndex((step) => isMentioned(toWords(step)));
  });
  return steps.map((_, index) => ingredients.filter((_ingredient, each) => firstSteps[each] === index));
}

/** Words in names of ingredients that say how, not what. */
const COMMON_WORDS = new Set([
  'boneless',
  'chopped',
  'cooked',
  'for',
  'hot',
  'paste',
  'plain',
  'squeeze',
  'taste',
  'the',
]);
const SHORTEST_WORD = 3;

const toWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD && !COMMON_WORDS.has(word),
  );

function toMention(ingredient: string): (words: readonly string[]) => boolean {
  const {measures, name} = parseIngredient(ingredient);
  // The name of the kit has words of other ingredients, such as `chicken`.
  if (measures[0]?.unit === 'pack') return (words) => words.includes('pack');
  // Behind the comma is how to prepare it.
  const [what = ''] = name.split(',');
  const wanted = toWords(what);
  return (words) => wanted.some((word) => words.includes(word));
}
