import {z} from 'zod';
import {isTimeZone, setShopTimeZone} from '~/core/shop-time-zone';
import type {AppContext} from '../context.server';
import {backendOf} from '../env.server';
import {createBackend} from '../supabase/backend.server';
import {createAdmin} from './admin.server';
import {SHOP_TIME_ZONE_QUERY} from './shop-time-zone.admin.gql';

const ShopSchema = z.object({shop: z.object({ianaTimezone: z.string()})});

/**
 * Reads the shop's time zone from Shopify and stores it for SQL and all isolates.
 * @throws UpstreamError, BackendUnavailable or BackendRefused; Error for a name that is no time zone. The former one stays.
 */
export async function recordShopTimeZone({config}: Pick<AppContext, 'config'>): Promise<void> {
  const backend = backendOf(config);
  const admin = createAdmin(config);
  if (!backend || !admin) return;
  const {ianaTimezone: timeZone} = (await admin.query(SHOP_TIME_ZONE_QUERY, {}, ShopSchema)).shop;
  if (!isTimeZone(timeZone)) throw new Error(`Shopify's time zone '${timeZone}' is unknown`);
  await createBackend(backend, 'delivery').call('record_shop_time_zone', {p_time_zone: timeZone});
  setShopTimeZone(timeZone);
}
