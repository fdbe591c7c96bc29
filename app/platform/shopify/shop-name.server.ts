import {BUILT_IN_SHOP_NAME} from '~/core/shop-name';
import type {AppContext} from '../context.server';
import {SHOP_NAME_QUERY} from './shop-name.gql';

type Tools = Pick<AppContext, 'storefront' | 'report'>;

/** Returns the shop's name, or the built-in name after a failure, which is reported. */
export async function findShopName({storefront, report}: Tools): Promise<string> {
  try {
    return (await storefront.query(SHOP_NAME_QUERY)).shop.name;
  } catch (error) {
    report(error);
    return BUILT_IN_SHOP_NAME;
  }
}
