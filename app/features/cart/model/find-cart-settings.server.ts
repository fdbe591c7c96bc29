import type {AppContext} from '~/platform/context.server';
import {CART_SETTINGS_QUERY} from './cart-settings.gql';
import {DEFAULT_CART_SETTINGS, parseCartSettings, type CartSettings} from './cart-settings';

/**
 * Reads what the merchant has set for the cart.
 * @returns the settings; the defaults when the shop cannot say, which is logged: no cart waits for a title
 */
export async function findCartSettings({
  storefront,
  report,
}: Pick<AppContext, 'storefront' | 'report'>): Promise<CartSettings> {
  try {
    const {metaobject} = await storefront.query(CART_SETTINGS_QUERY);
    return parseCartSettings(metaobject);
  } catch (error) {
    report(error);
    return DEFAULT_CART_SETTINGS;
  }
}
