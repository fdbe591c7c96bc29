import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {parseCartSettings, type CartSettings} from '../model/cart-settings';

const toSettings = memoize(parseCartSettings);

/**
 * Reads what the merchant has set for the cart.
 * @returns the settings, the defaults where the shop cannot say; never rejects
 */
export const findCartSettings = async (tools: Pick<AppContext, 'storefront' | 'report'>): Promise<CartSettings> =>
  toSettings(await findSettingFields(tools));
