import {parseLotAddress, parseLotNumber} from './lot-number';

/** The fields of a parcel's form that name a dish and its lots, once for each dish and in the same order. */
export const LOT_DISH = 'lotDish';
export const LOTS = 'lots';

/** One dish is rarely from more than two lots. */
const MAX_LOTS = 5;
/** As long as the database stores. Shopify's titles of a product and its variant are shorter. */
const MAX_DISH_LENGTH = 500;

/** The lot of a dish that a customer got. */
export interface PackedLot {
  readonly dish: string;
  readonly lot: string;
}

/** Returns the lots in what staff scanned or typed, each once: numbers and addresses, divided by commas or spaces. Other text is left out. */
export function parseLots(text: string): readonly string[] {
  const numbers = text.split(/[\s,;]+/).flatMap((part) => parseLotAddress(part) ?? parseLotNumber(part) ?? []);
  return [...new Set(numbers)].slice(0, MAX_LOTS);
}

/** Returns the lots of a parcel's form. */
export function parsePackedLots(form: FormData): readonly PackedLot[] {
  const texts = form.getAll(LOTS);
  return form.getAll(LOT_DISH).flatMap((dish, place) => {
    const text = texts[place];
    if (typeof dish !== 'string' || dish.trim() === '' || typeof text !== 'string') return [];
    const name = dish.trim().slice(0, MAX_DISH_LENGTH);
    return parseLots(text).map((lot) => ({dish: name, lot}));
  });
}
