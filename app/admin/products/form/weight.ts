/** Shopify's units of weight by how they are written here. */
const UNITS = {g: 'GRAMS', kg: 'KILOGRAMS', oz: 'OUNCES', lb: 'POUNDS'} as const;

export const WEIGHT_UNITS = Object.values(UNITS);

type WeightUnit = (typeof WEIGHT_UNITS)[number];

export interface Weight {
  readonly value: number;
  readonly unit: WeightUnit;
}

const WEIGHT = /^(\d{1,6}(?:\.\d{1,4})?)\s*(g|kg|oz|lb)$/i;

/** Parses a weight such as `2.6 oz`; null for any other text. */
export function parseWeight(text: string): Weight | null {
  const [, value, unit = ''] = WEIGHT.exec(text.trim()) ?? [];
  const known = Object.entries(UNITS).find(([short]) => short === unit.toLowerCase());
  return value !== undefined && known ? {value: Number(value), unit: known[1]} : null;
}

/** Returns a weight as it is entered. */
export const formatWeight = ({value, unit}: Weight): string =>
  `${value} ${Object.entries(UNITS).find(([, known]) => known === unit)?.[0]}`;
