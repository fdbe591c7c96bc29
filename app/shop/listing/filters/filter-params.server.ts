import {z} from 'zod';

const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 80;
/** A name and a value in one text. */
const MAX_LONG_CHOICE_LENGTH = 300;

/** The chosen options without duplicates; empty and overlong ones are dropped. */
export const ChoicesSchema = choicesUpTo(MAX_CHOICE_LENGTH);
export const LongChoicesSchema = choicesUpTo(MAX_LONG_CHOICE_LENGTH);

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

function choicesUpTo(length: number) {
  return z.array(z.string()).transform((texts) => {
    const choices = texts.map((text) => text.trim()).filter((text) => text.length > 0 && text.length <= length);
    return [...new Set(choices)].slice(0, MAX_CHOICES);
  });
}
