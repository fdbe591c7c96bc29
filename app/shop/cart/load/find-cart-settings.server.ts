import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {parseCartSettings, type CartSettings} from '../model/cart-settings';

const toSettings = memoize(parseCartSettings);

/**
 * Finds the merchant's settings of the cart.
 * @returns the settings, or the defaults if Shopify does not respond; never rejects
 */
export const findCartSettings = async (context: Pick<AppContext, 'storefront' | 'report'>): Promise<CartSettings> =>
  toSettings(await findSettingFields(context));
