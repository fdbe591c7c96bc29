import {z} from 'zod';

const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 80;

const Choice = z.string().trim().min(1).max(MAX_CHOICE_LENGTH);

/** The chosen options without duplicates; empty and overlong ones are dropped. */
export const ChoicesSchema = z
  .array(z.string())
  .transform((texts) => [...new Set(texts.flatMap(toChoice))].slice(0, MAX_CHOICES));

/** An amount in dollars with up to two decimals; null for anything else. */
const PriceParam = z
  .string()
  .trim()
  .regex(/^\d{1,5}(?:\.\d{1,2})?$/)
  .transform(Number)
  .nullable()
  .catch(null);

/** Parses a price range; swaps bounds in the wrong order. */
export function parsePriceRange(params: URLSearchParams) {
  const [min, max] = [PriceParam.parse(params.get('min')), PriceParam.parse(params.get('max'))];
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? {minPrice: max, maxPrice: min} : {minPrice: min, maxPrice: max};
}

function toChoice(text: string): string[] {
  const parsed = Choice.safeParse(text);
  return parsed.success ? [parsed.data] : [];
}
