import {z} from 'zod';
import {ownVariantTitle} from '~/core/variant-name';

/** Postgres text columns accept neither NUL nor lone surrogates. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** Replaces the characters that Postgres rejects. */
export const toStorableText = (text: string): string => text.replace(UNSTORABLE, '\uFFFD');

/** Text that Postgres can store. */
export const plainText = z.string().transform(toStorableText);

/** Optional text. Empty counts as missing, because webhooks and the Admin API differ in that. */
export const optionalText = plainText.nullish().transform((text) => text?.trim() || null);

/** The lengths of the database columns; no real order name or email address is longer. */
const MAX_NAME_LENGTH = 255;
const MAX_EMAIL_LENGTH = 320;

/** An order name: its number with the merchant's prefix and suffix, such as `#1001`. */
export const orderNameText = plainText
  .pipe(z.string().min(1))
  .transform((name) => toStorableText(name.slice(0, MAX_NAME_LENGTH)));

/** An email address; one that is too long counts as missing. */
export const optionalEmail = optionalText.transform((text) => (text && text.length <= MAX_EMAIL_LENGTH ? text : null));

/** A decimal amount, small enough to be exact in minor units. Required amounts are never negative. */
export const amount = z.string().regex(/^\d{1,13}(\.\d{1,6})?$/, 'a decimal amount');

/** An optional amount. It may be negative: a negative manual discount is a surcharge. */
export const optionalAmount = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,6})?$/, 'a decimal amount')
  .nullish()
  .transform((text) => text ?? null);

/** A timestamp with its offset, normalized to UTC. Without an offset it is rejected, since events would be misordered. */
export const timestamp = z.iso
  .datetime({offset: true})
  // Neither Postgres nor a calendar has the year 0, and no order is that old.
  .regex(/^[12]\d{3}-/, 'a year from 1000')
  .transform((text) => new Date(text).toISOString());

/** A timestamp of an event that may not have happened yet. */
export const optionalTimestamp = timestamp.nullish().transform((text) => text ?? null);

export const quantity = z.number().int().min(0).max(1_000_000);

/** An ISO 4217 currency code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A web address with an http scheme; any other counts as missing. */
export const optionalLink = z
  .string()
  .nullish()
  .transform((text) => (text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null));

/** A variant title; Shopify's placeholder for a product without variants counts as missing. */
export const variantTitle = optionalText.transform(ownVariantTitle);

/** A status in lower case, as the database stores it: `partially_refunded`. */
export const status = z.string().min(1).max(60).toLowerCase();

/** Returns tags sorted and each once, because webhooks and the Admin API differ in their order. */
export const toTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => toStorableText(tag).trim()))].filter((tag) => tag !== '').sort();

/** Returns the address, or null if all of its lines are empty. */
export const toAddress = <Address extends Readonly<Record<string, string | null>>>(address: Address): Address | null =>
  Object.values(address).some((line) => line !== null) ? address : null;
