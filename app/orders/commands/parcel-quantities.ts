import {fail, succeed, type Result} from '~/core/result';

/** How many items of a line go into a parcel. */
export interface ParcelQuantity {
  /** Shopify's id of the fulfillment order's line. */
  readonly id: string;
  readonly quantity: number;
  /** How many remained when the form was rendered. */
  readonly seen: number;
}

const LINE = 'gid://shopify/FulfillmentOrderLineItem/';
const QUANTITY_FIELD = /^quantity-([1-9]\d{0,19})$/;
const COUNT = /^\d{1,7}$/;

const lineNumber = (id: string): string => id.slice(LINE.length);

/** Returns the name of the field with the quantity of a line. */
export const quantityField = (lineId: string): string => `quantity-${lineNumber(lineId)}`;
/** Returns the name of the field with the quantity that remained when the form was rendered. */
export const remainingField = (lineId: string): string => `remaining-${lineNumber(lineId)}`;

/** The key of the error that concerns all quantities. */
export const QUANTITIES = 'quantities';

/**
 * Parses the quantities of a form.
 * @returns null for a form without them, which sends everything that remains; or the errors of the fields
 */
export function parseQuantities(
  form: FormData,
): Result<readonly ParcelQuantity[] | null, Readonly<Record<string, string>>> {
  const numbers = [...form.keys()].flatMap((name) => QUANTITY_FIELD.exec(name)?.[1] ?? []);
  if (numbers.length === 0) return succeed(null);
  const quantities: ParcelQuantity[] = [];
  const errors: Record<string, string> = {};
  for (const number of numbers) {
    const quantity = toCount(form.get(`quantity-${number}`));
    const seen = toCount(form.get(`remaining-${number}`)) ?? 0;
    if (quantity === null || quantity > seen) errors[`quantity-${number}`] = `Enter a number from 0 to ${seen}`;
    else quantities.push({id: `${LINE}${number}`, quantity, seen});
  }
  if (Object.keys(errors).length > 0) return fail(errors);
  if (quantities.every(({quantity}) => quantity === 0)) return fail({[QUANTITIES]: 'Choose at least one item to send'});
  return succeed(quantities);
}

/** An emptied field means none. */
function toCount(value: FormDataEntryValue | null): number | null {
  const text = typeof value === 'string' ? value.trim() || '0' : '';
  return COUNT.test(text) ? Number(text) : null;
}
