import {z} from 'zod';

const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 80;

const Choice = z.string().trim().min(1).max(MAX_CHOICE_LENGTH);

/** Values that were chosen, each once; what is too long or empty counts as not chosen. */
export const ChoicesParam = z
  .array(z.string())
  .transform((texts) => [...new Set(texts.flatMap(toChoice))].slice(0, MAX_CHOICES));

/** An amount in dollars, with cents at most; anything else counts as not said. */
const PriceParam = z
  .string()
  .trim()
  .regex(/^\d{1,5}(?:\.\d{1,2})?$/)
  .transform(Number)
  .nullable()
  .catch(null);

/** Reads the two ends of a price range, in whichever order they were typed. */
export function parsePriceRange(params: URLSearchParams) {
  const [min, max] = [PriceParam.parse(params.get('min')), PriceParam.parse(params.get('max'))];
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? {minPrice: max, maxPrice: min} : {minPrice: min, maxPrice: max};
}

function toChoice(text: string): string[] {
  const parsed = Choice.safeParse(text);
  return parsed.success ? [parsed.data] : [];
}
