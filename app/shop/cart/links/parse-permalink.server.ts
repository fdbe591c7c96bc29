import {z} from 'zod';
import {MARKET} from '~/core/market';
import {MAX_QUANTITY} from '~/core/quantity-rule';
import {MAX_CODE_LENGTH, MAX_NOTE_LENGTH} from '../change/cart-form';
import {isCountryCode} from './country-codes';
import type {Permalink, PermalinkLine} from './permalink';

const MAX_ITEMS_TEXT = 8_000;
/** Shopify's limit of lines in one request. */
const MAX_LINES = 250;
const MAX_CODES = 5;
const MAX_ATTRIBUTES = 20;

/** The parameter of promo codes. */
export const CODES_PARAM = 'discount';

/** Query parameters that become attributes for the order's origin. */
const ORIGIN_FIELDS = ['cart_origin', 'fbclid'] as const;

const LINE = /^(?:(?:gid:\/\/shopify\/)?ProductVariant\/)?([1-9]\d{0,19})(?::([1-9]\d*))?$/;

const line = z
  .string()
  .regex(LINE)
  .transform((text): PermalinkLine => {
    const [, number, quantity = '1'] = LINE.exec(text) ?? [];
    return {merchandiseId: `gid://shopify/ProductVariant/${number}`, quantity: toQuantity(Number(quantity))};
  });

/** One entry of a JSON list: `{"variantId": "44000000000001", "quantity": 2}`. */
const jsonItem = z
  .object({variantId: z.union([z.string(), z.int()]), quantity: z.int().positive().default(1)})
  .transform(({variantId, quantity}) => `${variantId}:${quantity}`);

const jsonItems = z.array(jsonItem).min(1).max(MAX_LINES);

/** Items are `{variant}:{quantity},…` or the JSON list of the specification's cart data. */
const lines = z
  .string()
  .max(MAX_ITEMS_TEXT)
  .transform((text) => (text.trimStart().startsWith('[') ? jsonItems.safeParse(parseJson(text)).data : text.split(',')))
  .pipe(z.array(line).max(MAX_LINES))
  .transform(mergeSame);

const code = z.string().trim().min(1).max(MAX_CODE_LENGTH);
// Keys with two leading underscores are reserved by Shopify.
const attributeKey = z.string().regex(/^(?!__)[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,63}$/u);
const attributeValue = z.string().regex(/^\P{Cc}{1,500}$/u);

/**
 * Parses a cart link. Invalid items make the link invalid; other invalid parameters are ignored, because a campaign
 * parameter must not prevent a sale.
 * @param items variants and quantities, as in `44000000000001:2,44000000000004` or `[{"variantId":"44000000000001"}]`
 * @param query the parameters of the link
 * @returns null for an invalid link
 */
export function parsePermalink(items: string, query: URLSearchParams): Permalink | null {
  const wanted = lines.safeParse(items);
  if (!wanted.success) return null;
  const country = (query.get('country') ?? '').toUpperCase();
  return {
    lines: wanted.data,
    country: isCountryCode(country) ? country : MARKET.country,
    discountCodes: parseCodes(query),
    note: [...(query.get('note') ?? '').trim()].slice(0, MAX_NOTE_LENGTH).join(''),
    attributes: parseAttributes(query),
  };
}

/** Returns the promo codes of a link, which are separated by commas. */
export const parseCodes = (query: URLSearchParams): readonly string[] =>
  valid(code, query.getAll(CODES_PARAM).join().split(',')).slice(0, MAX_CODES);

const toQuantity = (quantity: number) => Math.min(quantity, MAX_QUANTITY);

function mergeSame(lines: readonly PermalinkLine[]): readonly PermalinkLine[] {
  const quantities = new Map<string, number>();
  for (const {merchandiseId, quantity} of lines) {
    quantities.set(merchandiseId, toQuantity((quantities.get(merchandiseId) ?? 0) + quantity));
  }
  return [...quantities].map(([merchandiseId, quantity]) => ({merchandiseId, quantity}));
}

/** Attributes are single parameters (`attributes[gift]=yes`) or one JSON object. */
function parseAttributes(query: URLSearchParams): Permalink['attributes'] {
  const origins = ORIGIN_FIELDS.flatMap((name) => query.getAll(name).map((value) => [name, value] as const));
  const single = [...query].flatMap(([name, value]) => {
    const key = /^attributes\[(.+)\]$/s.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  const entries = [...origins, ...single, ...Object.entries(parseJson(query.get('attributes')))];
  const pairs = valid(z.tuple([attributeKey, attributeValue]), entries);
  return [...new Map(pairs)].slice(0, MAX_ATTRIBUTES).map(([key, value]) => ({key, value}));
}

function valid<Value>(schema: z.ZodType<Value>, values: readonly unknown[]): readonly Value[] {
  return values.flatMap((each) => {
    const parsed = schema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
