import {z} from 'zod';

/** A metafield in Shopify's format; null if the merchant has not set it. */
export type Metafield = {readonly value: string} | null | undefined;

/** Rating from 0 to 5 and number of reviews, if known. */
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

/** @returns the trimmed text; null if it is blank */
export const readText = (field: Metafield): string | null => field?.value.trim() || null;

/** @returns the lines of a text that are not blank */
export const readLines = (field: Metafield): readonly string[] => nonBlank(field?.value.split('\n') ?? []);

/** @returns the entries of a list of texts or references; empty if it is missing or invalid */
export function readList(field: Metafield): readonly string[] {
  const list = TextListSchema.safeParse(parseJson(field));
  return list.success ? nonBlank(list.data) : [];
}

/** @returns the entries of a list in a field of a metaobject, which may have no value */
export const readEntries = (field: {readonly value?: string | null} | null | undefined): readonly string[] =>
  field?.value ? readList({value: field.value}) : [];

/** @returns the URLs in a list of texts or of objects with a `url`; other entries are skipped */
export function readAddresses(field: Metafield): readonly string[] {
  const list = AddressListSchema.safeParse(parseJson(field));
  return list.success ? nonBlank(list.data) : [];
}

/** Returns the first valid rating: that of the storefront's reviews, the merchant's own field, that of review apps. */
export function readRating(sources: readonly {readonly rating: Metafield; readonly count: Metafield}[]): RatingView {
  for (const source of sources) {
    const parsed = RatingSchema.safeParse(parseJson(source.rating));
    if (!parsed.success) continue;
    const {value, scale_max} = parsed.data;
    // Rounded: other scales than 5 would have binary fractions.
    const rating = Math.round((value / scale_max) * STARS * 100) / 100;
    return {rating, reviewCount: readCount(source.count)};
  }
  return {rating: null, reviewCount: null};
}

/** @returns a non-negative integer; null if it is missing or invalid */
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
