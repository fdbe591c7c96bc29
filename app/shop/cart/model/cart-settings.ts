import {z} from 'zod';
import {POLICY} from '~/core/policy';
import type {Season} from './cart-title';

export interface CartSettings {
  readonly season: Season | null;
  /** Order value in cents from which standard shipping is free. */
  readonly freeShippingMinor: number;
}

/** Used if the merchant has no settings or they cannot be read. */
export const DEFAULT_CART_SETTINGS: CartSettings = {season: null, freeShippingMinor: POLICY.freeShippingMinor};

const title = z.string().trim().min(1).max(60);
const day = z.iso.date();
const cents = z.coerce.number().int().nonnegative();

/** Parses the settings; each missing or invalid one has its default. */
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
