import {z} from 'zod';

/** What no database column takes: the character NUL, and halves of a character that lost the other half. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** @returns the text as the database can keep it */
export const storable = (text: string): string => text.replace(UNSTORABLE, '\uFFFD');

/** Text as the database can keep it. */
export const plainText = z.string().transform(storable);

/** Text that may be missing; an empty one counts as missing, for the shop's two interfaces differ in that. */
export const optionalText = plainText.nullish().transform((text) => text?.trim() || null);

/** The columns of an order's number and of an address to write to hold as many characters; nothing real is longer. */
const MAX_NAME_LENGTH = 255;
const MAX_EMAIL_LENGTH = 320;

/** An order's number with the merchant's prefix and suffix, such as `#1001`. */
export const orderName = plainText
  .pipe(z.string().min(1))
  .transform((name) => storable(name.slice(0, MAX_NAME_LENGTH)));

/** Where to write to; what is too long to be an address counts as missing. */
export const optionalEmail = optionalText.transform((text) => (text && text.length <= MAX_EMAIL_LENGTH ? text : null));

/** Decimal text, small enough to be exact in minor units. Nothing that is required is negative. */
export const amount = z.string().regex(/^\d{1,13}(\.\d{1,6})?$/, 'a decimal amount');

/** An amount that an order may lack, and that may be negative: a manual discount of less than nothing is a surcharge. */
export const optionalAmount = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,6})?$/, 'a decimal amount')
  .nullish()
  .transform((text) => text ?? null);

/** A moment with its zone. Without one it could be any of 24, and a wrong order of events is worse than a missing one. */
export const moment = z.iso.datetime({offset: true}).transform((text) => new Date(text).toISOString());

/** A moment that may not have come. */
export const optionalMoment = moment.nullish().transform((text) => text ?? null);

/** How many of something. */
export const quantity = z.number().int().min(0).max(1_000_000);

/** A currency's code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** An address that a browser may be sent to; any other counts as missing. */
export const optionalLink = z
  .string()
  .nullish()
  .transform((text) => (text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null));

/** The title that the platform gives to a product's only variant says nothing. */
export const variantTitle = optionalText.transform((title) => (title === 'Default Title' ? null : title));

/** A status in the one spelling that is kept: `partially_refunded`. */
export const status = z.string().min(1).max(60).toLowerCase();

/** An address as it is kept; one without any line is none. */
export const addressOf = <Address extends Readonly<Record<string, string | null>>>(address: Address): Address | null =>
  Object.values(address).some((line) => line !== null) ? address : null;
