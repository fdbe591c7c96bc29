import {z} from 'zod';

/** A metafield as the shop serves it; absent where the merchant has set none. */
export type Metafield = {readonly value: string} | null | undefined;

/** Stars out of five, and how many reviews gave them where that is known. */
export interface RatingView {
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

const STARS = 5;
const decimal = z.string().transform(Number).pipe(z.number().nonnegative());
const RatingSchema = z
  .object({value: decimal, scale_max: decimal.pipe(z.number().positive())})
  .refine(({value, scale_max}) => value <= scale_max);
const TextListSchema = z.array(z.string());
const AddressListSchema = z.array(
  z.union([z.string(), z.object({url: z.string()}).transform(({url}) => url)]).catch(''),
);

/** @returns the text without surrounding space; null when there is none. */
export const readText = (field: Metafield): string | null => field?.value.trim() || null;

/** @returns the lines of a text that are not blank. */
export const readLines = (field: Metafield): readonly string[] => nonBlank(field?.value.split('\n') ?? []);

/** @returns the entries of a list of texts or references; empty when it is missing or not a list of texts. */
export function readList(field: Metafield): readonly string[] {
  const list = TextListSchema.safeParse(parseJson(field));
  return list.success ? nonBlank(list.data) : [];
}

/** @returns the addresses of a list whose entries are texts or objects with a `url`; an entry that is neither is skipped. */
export function readAddresses(field: Metafield): readonly string[] {
  const list = AddressListSchema.safeParse(parseJson(field));
  return list.success ? nonBlank(list.data) : [];
}

/** Whoever rates the products, the merchant's own field comes first, then the one that review apps write. */
export function readRating(sources: readonly {readonly rating: Metafield; readonly count: Metafield}[]): RatingView {
  for (const source of sources) {
    const parsed = RatingSchema.safeParse(parseJson(source.rating));
    if (!parsed.success) continue;
    const {value, scale_max} = parsed.data;
    // Rounded, since a scale of other than five would otherwise show binary fractions.
    const rating = Math.round((value / scale_max) * STARS * 100) / 100;
    return {rating, reviewCount: readCount(source.count)};
  }
  return {rating: null, reviewCount: null};
}

/** @returns a whole number of zero or more; null when it is missing or anything else. */
export function readCount(field: Metafield): number | null {
  return /^\d{1,9}$/.test(field?.value ?? '') ? Number(field?.value) : null;
}

const nonBlank = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

function parseJson(field: Metafield): unknown {
  try {
    return JSON.parse(field?.value ?? 'null');
  } catch {
    return null;
  }
}
