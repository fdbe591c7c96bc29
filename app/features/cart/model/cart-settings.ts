import {z} from 'zod';
import {POLICY} from '~/core/policy';
import type {Season} from './cart-title';

/** What the merchant decides about the cart. */
export interface CartSettings {
  readonly season: Season | null;
  /** From how much in goods, in cents, standard shipping is free. */
  readonly freeShippingMinor: number;
}

/** What holds while the merchant has set nothing, or while their settings cannot be read. */
export const DEFAULT_CART_SETTINGS: CartSettings = {season: null, freeShippingMinor: POLICY.freeShippingMinor};

const title = z.string().trim().min(1).max(60);
const day = z.iso.date();
const cents = z.coerce.number().int().nonnegative();

/** @returns the settings, with the default in place of each that is absent or makes no sense. */
export function parseCartSettings(fields: ReadonlyMap<string, string>): CartSettings {
  const season = z.object({title, from: day, until: day}).safeParse({
    title: fields.get('seasonal_title'),
    from: fields.get('seasonal_from'),
    until: fields.get('seasonal_until'),
  });
  const freeShipping = cents.safeParse(fields.get('free_shipping_minor'));
  return {
    season: season.success ? season.data : DEFAULT_CART_SETTINGS.season,
    freeShippingMinor: freeShipping.success ? freeShipping.data : DEFAULT_CART_SETTINGS.freeShippingMinor,
  };
}
