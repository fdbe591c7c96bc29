import {typesetAmounts} from '~/core/typeset-amounts';
import type {NutritionRow, NutritionView} from './product-view';

/** The fields of a metaobject in Shopify's format; null if the reference is broken. */
export type NutritionFields = readonly {readonly key: string; readonly value?: string | null}[] | null | undefined;

type Unit = 'g' | 'mg' | 'mcg';
/** The daily value is that of 21 CFR 101.9(c), in the nutrient's unit. */
type Nutrient = readonly [key: string, label: string, unit: Unit, depth: NutritionRow['depth'], dailyValue?: number];

const MAIN: readonly Nutrient[] = [
  ['total_fat_g', 'Total Fat', 'g', 0, 78],
  ['saturated_fat_g', 'Saturated Fat', 'g', 1, 20],
  ['trans_fat_g', 'Trans Fat', 'g', 1],
  ['cholesterol_mg', 'Cholesterol', 'mg', 0, 300],
  ['sodium_mg', 'Sodium', 'mg', 0, 2300],
  ['total_carbohydrate_g', 'Total Carbohydrate', 'g', 0, 275],
  ['dietary_fiber_g', 'Dietary Fiber', 'g', 1, 28],
  ['total_sugars_g', 'Total Sugars', 'g', 1],
  ['added_sugars_g', 'Added Sugars', 'g', 2, 50],
  ['protein_g', 'Protein', 'g', 0],
];

const MICRO: readonly Nutrient[] = [
  ['vitamin_d_mcg', 'Vitamin D', 'mcg', 0, 20],
  ['calcium_mg', 'Calcium', 'mg', 0, 1300],
  ['iron_mg', 'Iron', 'mg', 0, 18],
  ['potassium_mg', 'Potassium', 'mg', 0, 4700],
];

/**
 * Parses a nutrition facts panel. Rows with a missing or invalid amount are omitted.
 * @returns null without calories, which are mandatory
 */
export function toNutrition(fields: NutritionFields): NutritionView | null {
  const values = new Map(fields?.map(({key, value}) => [key, value?.trim() ?? '']));
  const calories = readAmount(values.get('calories'));
  if (calories === null) return null;
  const rows = (nutrients: readonly Nutrient[]) => nutrients.flatMap((nutrient) => toRow(nutrient, values) ?? []);
  return {
    servingSize: typesetAmounts(values.get('serving_size') ?? '') || null,
    servingsPerContainer: values.get('servings_per_container') || null,
    calories: String(calories),
    main: rows(MAIN),
    micro: rows(MICRO),
  };
}

function toRow([key, label, unit, depth, dailyValue]: Nutrient, values: Map<string, string>): NutritionRow | null {
  const amount = readAmount(values.get(key));
  if (amount === null) return null;
  const share = dailyValue === undefined ? null : `${Math.round((amount / dailyValue) * 100)}%`;
  return {label, amount: `${amount}${unit}`, dailyValue: share, depth};
}

const readAmount = (value = '') => (/^\d{1,6}(\.\d{1,3})?$/.test(value) ? Number(value) : null);
